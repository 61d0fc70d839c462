/** What a player of Bishop or Baronet is trying to do, by phase and role. */
import { counted, fillSentence, nameOf, namesOf } from '@followsuit/present';
import { pointsOf, toStop } from './point-cards-count.ts';
import { isAlone, type PointCardsScene, partnersOf } from './point-cards-partner.ts';

/** @example pointCardsGoal(scene) // 'Take 6 points with Cy: you two have 2.' */
export function pointCardsGoal(scene: PointCardsScene): string | null {
  const { view, seat } = scene;
  const { goals } = scene.words.pointCards;
  const values = {
    bidder: nameOf(scene, view.bidder),
    points: counted(view.bid, scene.text.point),
  };
  switch (view.phase) {
    case 'putting away':
      return goals.putAway;
    case 'auction':
      return goals.auction;
    case 'set':
      return fillSentence(view.bidder === seat ? goals.set : goals.setOther, values);
    case 'tricks':
      return fillSentence(goals[roleOf(scene)], { ...values, ...inPlay(scene) });
    default:
      return null;
  }
}

type Role = 'watcher' | 'bidder' | 'alone' | 'seeking' | 'partner' | 'unsure' | 'against';

function roleOf(scene: PointCardsScene): Role {
  const { view, seat } = scene;
  if (seat < 0) return 'watcher';
  if (view.partner === seat) return 'partner';
  const isOpen = view.partner === null && !isAlone(scene);
  if (view.bidder !== seat) return isOpen ? 'unsure' : 'against';
  return isOpen ? 'seeking' : view.partner === null ? 'alone' : 'bidder';
}

function inPlay(scene: PointCardsScene) {
  const { team, others } = pointsOf(scene);
  return {
    partner: nameOf(scene, scene.view.partner),
    team: namesOf(scene, partnersOf(scene.view)),
    n: team,
    stop: counted(toStop(scene), scene.text.point),
    others,
  };
}

/** The words of the knobs of Euchre, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  mustFollow: knobWords.mustFollow,
  needed: { name: 'Tricks the makers need', text: 'The makers must take at least {value} of the five tricks.' },
  made: { name: 'Points for making it', text: 'Makers who take enough tricks, but not all, score {value}.' },
  march: { name: 'Points for a march', text: 'All five tricks score {value}.' },
  aloneMarch: { name: 'Points for a march alone', text: 'All five tricks of a maker alone score {value}.' },
  euchred: { name: 'Points for a euchre', text: 'Makers who are euchred give the other team {value}.' },
} as const;

export const turned = {
  needed: {
    trumpOpen: 'Whoever makes trump must take {knob.needed} of the five tricks with their partner.',
    makersMore:
      'Tricks the makers need: {knob.needed}, worth {knob.made}; all five are worth {knob.march}. With fewer they are euchred: {knob.euchred} for the others.',
    aloneMore:
      'All five tricks alone are worth {knob.aloneMarch}, {knob.needed} are worth {knob.made}, and fewer are {knob.euchred} for the others.',
    goals: {
      bidding: 'Make trump only if your team will take {knob.needed} of the five tricks.',
      take: 'Take {knob.needed} of the five tricks together: {n} to go.',
      takeAlone: 'Take {knob.needed} of the five tricks alone: {n} to go.',
      march: 'You have what you need. All five tricks are {points} points.',
      safe: 'Your hand is made: the rest is worth nothing.',
      stop: 'Keep {names} under {knob.needed} of the five tricks, for {knob.euchred}.',
      stopMarch: 'They have what they need: one trick for you stops the march.',
      othersSafe: 'They have made it: the rest is worth nothing.',
      watch: '{names} must take {knob.needed} of the five tricks.',
    },
    when: { made: 'At least {knob.needed}', euchred: 'Fewer than {knob.needed}' },
    ways: {
      made: 'at least {knob.needed} of five tricks: {points} for {who}',
      euchred: 'fewer than {knob.needed} of five tricks: {points} for {who}',
    },
    why: {
      made: '{makers} took at least {knob.needed} of the five tricks, which is {points}.',
      euchred: '{makers} took fewer than {knob.needed} of the five tricks, so {others} scored {points}.',
    },
  },
} as const;

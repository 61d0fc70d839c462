/** The app's own faces, Fraunces for names and numbers and Figtree for text. They load after the first paint. */
import figtree from './fonts/figtree.woff2';
import fraunces from './fonts/fraunces.woff2';

const FACES = { Fraunces: fraunces, Figtree: figtree };

/** Until they are there, and if they fail to load, the page shows the fonts of the system. @example whenIdle(loadFonts) */
export function loadFonts(): void {
  for (const [family, url] of Object.entries(FACES)) {
    const face = new FontFace(family, `url(${url}) format("woff2")`, { weight: '400 800', display: 'swap' });
    document.fonts.add(face);
    face.load().catch(() => {});
  }
}

/** The pictures of its how-to. */
export { birdPictures as default } from '../parts/birds-how-to-web.tsx';

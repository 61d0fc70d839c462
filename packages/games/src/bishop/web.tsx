/** What Bishop draws in the browser. */
export { pointCardsSkin as default } from '../parts/point-cards-web.tsx';

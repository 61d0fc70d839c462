/** The birds that the how-tos of both games of Ducks and Geese draw: a duck on the water, a goose with its neck up. */
import './birds-how-to-web.css';

const Duck = () => (
  <svg class="how-bird" viewBox="0 0 64 48" aria-hidden="true">
    <path class="how-bird-water" d="M2 40q8-5 16 0t16 0t16 0t12 0v6H2z" />
    <path class="how-duck-body" d="M14 30c4 6 14 8 22 8c12 0 20-6 22-16c-6 4-14 4-20 2c-8-2-16 0-24 6z" />
    <path class="how-duck-head" d="M10 16a9 9 0 0 1 18-2c1 5-2 8-2 12l-11 6c-3-4-5-9-5-16z" />
    <path class="how-bird-collar" d="M13 27c4 0 9-1 13-3l-1 3c-3 2-7 4-11 4z" />
    <path class="how-bird-bill" d="M11 14L1 17c0 3 5 4 10 4z" />
    <circle class="how-bird-eye" cx="17" cy="13" r="1.8" />
  </svg>
);

const Goose = () => (
  <svg class="how-bird" viewBox="0 0 64 48" aria-hidden="true">
    <path class="how-bird-leg" d="M32 38v8h5M42 38v8h5" />
    <path
      class="how-goose-body"
      d="M9 9a7 7 0 0 1 14-1c1 6-2 10 0 15c8-5 24-6 38-1c-3 12-14 18-25 18c-12 0-19-6-20-15c0-5 1-6 0-9c-4 0-7-3-7-7z"
    />
    <path class="how-goose-wing" d="M30 27c8-4 18-4 25-1c-5 7-16 9-22 7c-3-1-5-4-3-6z" />
    <path class="how-bird-bill" d="M10 6L1 11c2 3 6 3 10 1z" />
    <circle class="how-bird-eye" cx="16" cy="7.5" r="1.6" />
  </svg>
);

export const birdPictures = { duck: Duck, goose: Goose };

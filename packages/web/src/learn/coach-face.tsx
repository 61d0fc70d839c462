/** The coach: an owl with glasses. */
export const CoachFace = () => (
  <svg class="coach-face" viewBox="0 0 40 40" aria-hidden="true">
    <path class="coach-face-head" d="M6 8l7 3a16 16 0 0 1 14 0l7-3v14a14 14 0 0 1-28 0z" />
    <circle class="coach-face-eye" cx="14" cy="19" r="6" />
    <circle class="coach-face-eye" cx="26" cy="19" r="6" />
    <circle class="coach-face-dot" cx="15" cy="19" r="2.2" />
    <circle class="coach-face-dot" cx="25" cy="19" r="2.2" />
    <path class="coach-face-beak" d="M20 22l2.6 4.6h-5.2z" />
  </svg>
);

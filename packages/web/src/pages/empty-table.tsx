/** A drawing of a table with a free place: two cards lie there, a third is missing. */
import './empty-table.css';

export default function EmptyTable() {
  return (
    <svg class="empty-table" viewBox="0 0 120 80" aria-hidden="true">
      <path class="empty-wood" d="M12 40C12 20 34 8 60 8s48 12 48 32-22 32-48 32S12 60 12 40z" />
      <path class="empty-felt" d="M19 40C19 24 38 14 60 14s41 10 41 26-19 26-41 26-41-10-41-26z" />
      <g class="empty-card">
        <rect x="33" y="28" width="17" height="24" rx="2" transform="rotate(-9 41 40)" />
        <rect x="70" y="28" width="17" height="24" rx="2" transform="rotate(9 79 40)" />
      </g>
      <rect class="empty-place" x="51.5" y="27" width="17" height="24" rx="2" />
    </svg>
  );
}

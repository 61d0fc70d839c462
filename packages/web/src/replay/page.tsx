/** A finished game, step by step. */
export default function Replay() {
  return <main />;
}

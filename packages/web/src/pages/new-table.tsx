/** A table to be made: game, options, seats. */
export default function NewTable() {
  return <main />;
}

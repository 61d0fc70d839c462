/** A table in this browser. */
export default function LocalTable() {
  return <main />;
}

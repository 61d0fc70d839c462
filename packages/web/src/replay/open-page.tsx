/** A record from a file. */
export default function OpenRecord() {
  return <main />;
}

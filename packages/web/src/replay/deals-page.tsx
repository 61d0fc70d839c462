/** Checking the deals of a record. */
export default function Deals() {
  return <main />;
}

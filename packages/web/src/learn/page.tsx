/** A guided first hand. */
export default function Learn() {
  return <main />;
}

/** A table on the server. */
export default function RemoteTable() {
  return <main />;
}

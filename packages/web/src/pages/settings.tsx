/** How the app looks and sounds. */
export default function Settings() {
  return <main />;
}

/** Who made what. */
export default function About() {
  return <main />;
}

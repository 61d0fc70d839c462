/** The games, tables to go on with, open tables. */
export default function Home() {
  return <main />;
}

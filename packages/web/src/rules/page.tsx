/** One rules page. */
export default function RulesPage() {
  return <main />;
}

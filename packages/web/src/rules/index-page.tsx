/** All rules pages, and a search over them. */
export default function RulesIndex() {
  return <main />;
}

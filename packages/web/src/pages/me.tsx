/** Who one is: guest or account, sessions, agents. */
export default function Me() {
  return <main />;
}

// For measuring on a machine that does other things, too: bots' milliseconds are those of this process alone. One job at a time:
// NODE_OPTIONS="--import ./scripts/processor-clock.mjs" npx followsuit tournament coralon --time 20 --jobs 1
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

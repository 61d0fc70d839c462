// For measurements on a busy machine: bots' milliseconds are processor time of this process. One job at a time:
// NODE_OPTIONS="--import ./scripts/processor-clock.mjs" npx followsuit tournament coralon --time 20 --jobs 1
performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Returns a function that returns the CPU time of what has run since, in milliseconds: the time that has passed,
 * or less if this process did not have the processor all the while.
 */
export function measureCpu(): () => number {
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
}

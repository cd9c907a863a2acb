/**
 * Ends this program when the npm that started it is gone. npm passes SIGTERM and SIGINT on to a
 * shell, and some shells keep them; then nobody would be left to stop the shop.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  timer.unref();
}

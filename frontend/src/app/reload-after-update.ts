const LAST = 'reloaded-after-update';
const ONCE_IN_MS = 60_000;

const lately = () => Date.now() - Number(sessionStorage.getItem(LAST) ?? 0) < ONCE_IN_MS;

/**
 * A tab that was open while the shop was updated asks for code that is gone. Where the shop can be
 * reached, the page is loaded again with the new code, once; where it cannot, the page says so itself.
 */
export function reloadAfterUpdate(reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', async () => {
    if (lately()) return;
    const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!reply?.ok) return;
    sessionStorage.setItem(LAST, String(Date.now()));
    reload();
  });
}

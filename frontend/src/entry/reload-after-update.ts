const LAST = 'reloaded-after-update';
const ONCE_IN_MS = 60_000;

const lately = () => Date.now() - Number(sessionStorage.getItem(LAST) ?? 0) < ONCE_IN_MS;

/**
 * A tab that was open while the shop was updated requests chunks that no longer exist, and so may a
 * document from a server that was not updated yet. When the shop is reachable, the page reloads once with
 * the new code; when it is not, the page shows its own error.
 */
export function reloadAfterUpdate(reload = () => window.location.reload()): void {
  async function onMissing() {
    if (lately()) return;
    const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!reply?.ok) return;
    sessionStorage.setItem(LAST, String(Date.now()));
    reload();
  }
  window.addEventListener('vite:preloadError', onMissing);
  // Captured, because such errors do not bubble. Other sites' scripts may fail without harm.
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/assets/`))
      onMissing();
  };
  window.addEventListener('error', onError, true);
}

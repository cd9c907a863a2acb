const ONCE_IN_MS = 60_000;

/** In milliseconds since the page was opened; negative if it was not reloaded. */
const reloadedAt = () => {
  const [opening] = performance.getEntriesByType('navigation');
  return (opening as PerformanceNavigationTiming | undefined)?.type === 'reload' ? 0 : -ONCE_IN_MS;
};

/**
 * A tab that was open while the shop was updated requests chunks that no longer exist, and so may a
 * document from a server that was not updated yet. When the shop is reachable, the page reloads once with
 * the new code; when it is not, or a reload has just not helped, the page shows its own error.
 */
export function reloadAfterUpdate(reload = () => window.location.reload()): void {
  let last = reloadedAt();
  /** Returns whether the page is about to be reloaded. */
  async function onMissing(): Promise<boolean> {
    if (performance.now() - last < ONCE_IN_MS) return false;
    const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!reply?.ok) return false;
    last = performance.now();
    reload();
    return true;
  }
  window.addEventListener('vite:preloadError', () => void onMissing());
  // Capturing, because these errors do not bubble. Third-party scripts may fail.
  const onError = async ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (target.src.startsWith(`${location.origin}/assets/`) && !(await onMissing()))
      showNotLoaded();
  };
  window.addEventListener('error', onError, true);
  document.addEventListener('shop-failed', showNotLoaded);
}

/** Shows the document's own message that its buttons do not work yet and that a reload helps. */
const showNotLoaded = () => document.getElementById('not-loaded')?.removeAttribute('hidden');

/**
 * Reloads a page that was left before its scripts loaded and is restored from the back/forward cache: they may have
 * been cancelled.
 */
export function reloadUnfinished(reload = () => window.location.reload()): void {
  let isReady = false;
  document.addEventListener('shop-ready', () => {
    isReady = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isReady) reload();
  });
}

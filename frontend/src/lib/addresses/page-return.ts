let leaves = 0;
let away = false;
/** When the page was last restored from the back/forward cache. */
let returnedAt = Number.NEGATIVE_INFINITY;

// Browsers put a page into the back/forward cache, and may cancel its requests.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    leaves += 1;
    away = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    away = false;
    if (persisted) returnedAt = performance.now();
  });
}

/** Browsers may cancel requests shortly before `pagehide`. */
const NOTICE_MS = 50;
const notice = () => new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
const shown = () =>
  new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));

/**
 * Call it when a request starts. Returns a function to call if the request fails: it waits until the page is back, and
 * returns whether the request failed because the page was left.
 */
export function noteLeaving(): () => Promise<boolean> {
  const before = leaves;
  return async () => {
    await notice();
    if (leaves === before) return false;
    if (away) await shown();
    return true;
  };
}

/** Loads something; if that fails because the page was left, tries once more when the page is back. */
export async function retryAfterReturn<Result>(load: () => Promise<Result>): Promise<Result> {
  const wasLeft = noteLeaving();
  try {
    return await load();
  } catch (error) {
    if (await wasLeft()) return load();
    throw error;
  }
}

/** Runs when the page is restored from the back/forward cache. Returns a function that unsubscribes. */
export function onReturn(run: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && run();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/** Browsers may report cancelled requests only after the page is restored. */
const AFTERMATH_MS = 3000;

/** Like `onReturn`, but also runs immediately if the page has just been restored. */
export function onReturnOrJustAfter(run: () => void): () => void {
  if (performance.now() - returnedAt < AFTERMATH_MS) run();
  return onReturn(run);
}

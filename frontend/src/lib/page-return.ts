/** How often the page was left. */
let leaves = 0;
let away = false;
/** When the page last came back from the browser's cache. */
let returnedAt = Number.NEGATIVE_INFINITY;

// Browsers keep a page that was left for the way back, and may cancel what it was loading.
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

/** A browser may cancel what a page loads just before it tells the page that it is left. */
const NOTICE_MS = 50;
const notice = () => new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
const shown = () =>
  new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));

/**
 * To be called when something is asked for. Returns a function that tells, after it has failed, whether the page was
 * left meanwhile, which is why it failed; it waits until the page is back.
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

/** Asks once more for what has failed because the page was left, when the page is back. */
export async function askedAgain<Result>(ask: () => Promise<Result>): Promise<Result> {
  const wasLeft = noteLeaving();
  try {
    return await ask();
  } catch (error) {
    if (await wasLeft()) return ask();
    throw error;
  }
}

/** Calls back when the page comes back from the browser's cache. Returns a function that unsubscribes. */
export function onReturn(run: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && run();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/** A browser may tell of what it has cancelled only after the page is back. */
const AFTERMATH_MS = 3000;

/** Like `onReturn`, but also calls back now if the page has just come back. */
export function onReturnOrJustAfter(run: () => void): () => void {
  if (performance.now() - returnedAt < AFTERMATH_MS) run();
  return onReturn(run);
}

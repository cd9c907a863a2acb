/**
 * Gives a page that was opened by its address its own key in the browser's history. The router calls
 * all of them 'default', and would scroll a newly opened page to where another one was left.
 */
export function keyThisEntry(): void {
  if (history.state?.key) return;
  history.replaceState(
    { ...history.state, key: crypto.randomUUID?.() ?? String(Math.random()) },
    '',
  );
}

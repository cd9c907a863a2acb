import { FIRST_LOAD_MS } from '../lib/wording/specified-texts.ts';

/**
 * On the first load of a session the document covers the screen with a spinner for two seconds from its first
 * paint, while the shop below already loads. Its style sheet ends that by itself; this keeps the keyboard out
 * of what is covered, and removes the cover in time. Returns a function that stops waiting.
 */
export function endFirstLoad(): (() => void) | undefined {
  const cover = document.querySelector('.first-load');
  const root = document.getElementById('root');
  if (!cover || !root) return;
  const end = () => {
    root.inert = false;
    cover.remove();
  };
  const now = performance.now();
  const [firstPaint] = performance.getEntriesByType('paint');
  const leftMs = FIRST_LOAD_MS - (now - (firstPaint?.startTime ?? now));
  // The style sheet may have ended it already, and the user may be interacting.
  const isOver = getComputedStyle(cover).visibility === 'hidden';
  if (leftMs <= 0 || isOver) {
    end();
    return;
  }
  root.inert = true;
  // Browsers cut off a fraction, and would end it too early by that.
  const timer = setTimeout(end, Math.ceil(leftMs));
  return () => clearTimeout(timer);
}

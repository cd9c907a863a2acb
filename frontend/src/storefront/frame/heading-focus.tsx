import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusOn } from '../../kit/keep-focus.ts';

/** A page that takes longer to load is left alone. */
const PATIENCE_MS = 10_000;
const INTERVAL_MS = 50;

/**
 * Focuses the heading of a page that somebody has moved to, so that screen readers say where they are, and the next
 * Tab starts there. Scrolls nothing, and leaves the first page to the browser.
 */
export function HeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return focusHeadingOnceThere();
  }, [pathname]);
  return null;
}

/** Stops when the person does something else, or something else takes the focus, such as a dialog. */
function focusHeadingOnceThere(): () => void {
  const until = performance.now() + PATIENCE_MS;
  const before = document.activeElement;
  const stop = () => clearInterval(timer);
  const timer = setInterval(() => {
    const focused = document.activeElement;
    const isElsewhere =
      focused !== before && focused !== document.body && !focused?.matches('main');
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && !isElsewhere) focusOn(heading);
    if (heading || isElsewhere || performance.now() > until) stop();
  }, INTERVAL_MS);
  const byPerson = ['keydown', 'pointerdown'] as const;
  for (const event of byPerson) window.addEventListener(event, stop, { once: true });
  return () => {
    stop();
    for (const event of byPerson) window.removeEventListener(event, stop);
  };
}

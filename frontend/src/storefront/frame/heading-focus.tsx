import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusOn } from '../../kit/keep-focus.ts';

const INTERVAL_MS = 50;
/** A page that takes longer than ten seconds to load is left alone. */
const TRIES = 200;

/**
 * Focuses the heading of a page that somebody has moved to, so that screen readers say where they are, and the next
 * Tab starts there. Scrolls nothing, and leaves the first page to the browser, and the focus to whatever else has
 * taken it, such as a dialog.
 */
export function HeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const before = document.activeElement;
    let tries = 0;
    const stop = () => clearInterval(timer);
    const timer = setInterval(() => {
      const focused = document.activeElement;
      const isFree = focused === before || focused?.matches('body, main');
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading && isFree) focusOn(heading);
      if (heading || !isFree || ++tries > TRIES) stop();
    }, INTERVAL_MS);
    // Whoever goes on typing stays where they are.
    window.addEventListener('keydown', stop, { once: true });
    return stop;
  }, [pathname]);
  return null;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keptText } from '../../lib/storage/kept-text.ts';

const kept = keptText('scroll-positions', 'tab');
/** The time limit for a loading page to become tall enough. */
const PATIENCE_MS = 1500;

let positions: Record<string, unknown> | undefined;

/** Read late, because the server has no session storage. */
function known(): Record<string, unknown> {
  positions ??= { ...(kept.parse() ?? {}) };
  return positions;
}

/** The state of a link or a navigation that leaves the page where it is scrolled to. */
export const KEEPS_SCROLL = { keepsScroll: true };

/** Scrolls as the browser would: who goes back to a shelf is at the book that they had opened. */
export function ScrollRestoration() {
  const { key, pathname, hash, state } = useLocation();
  const shown = useRef<{ key: string; pathname: string }>(undefined);
  useEffect(rememberOnLeaving, []);
  useLayoutEffect(() => {
    // The browser has placed this page, and the person may have scrolled it before the scripts came.
    const isOpened = shown.current === undefined || shown.current.key === key;
    // To a section of this page, from where one is. The link of an order has a hash, too.
    const isWithin = hash !== '' && shown.current?.pathname === pathname;
    shown.current = { key, pathname };
    const stored = known()[key];
    const place = typeof stored === 'number' ? stored : undefined;
    const stop = place === undefined ? undefined : scrollWhenPossible(place);
    const keepsScroll = state?.keepsScroll === true;
    if (place === undefined && !isWithin && !isOpened && !keepsScroll) window.scrollTo(0, 0);
    const remember = () => {
      known()[key] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [key, pathname, hash, state]);
  return null;
}

/** Scrolls now, and again while the page grows, until it gets there or the person scrolls. */
function scrollWhenPossible(place: number): () => void {
  const until = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const scroll = () => {
    window.scrollTo(0, place);
    const isThere = Math.abs(window.scrollY - place) <= 1;
    if (!isThere && performance.now() < until) frame = requestAnimationFrame(scroll);
  };
  scroll();
  const byPerson = { once: true, passive: true } as const;
  for (const event of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(event, stop, byPerson);
  }
  return stop;
}

/** The browser restores a reloaded page by itself, earlier than a script can. */
function rememberOnLeaving() {
  history.scrollRestoration = 'manual';
  const leave = () => {
    kept.write(JSON.stringify(known()));
    history.scrollRestoration = 'auto';
  };
  const comeBack = () => {
    history.scrollRestoration = 'manual';
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}

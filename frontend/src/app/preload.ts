import type { RouteObject } from 'react-router-dom';
import type { Ask } from '../api/page-data.ts';
import { loadPart } from '../lib/load-part.ts';
import { pageOf } from './page-of.ts';
import type { makeBareStore } from './store.ts';

/** Hovering longer suggests a click. */
const REST_MS = 65;

/**
 * Fetches the code and the data of a page at the same time as soon as its link is pressed, or a pointer or
 * the focus rests on it: when the click comes, the page is there. Returns a function that ends this.
 */
export function preloadLinks(store: ReturnType<typeof makeBareStore>, routes: RouteObject[]) {
  const ask: Ask = async (query) => {
    const call = store.dispatch(query);
    const { data } = await call;
    // Unsubscribed data stays in the cache for a minute.
    (call as { unsubscribe?: () => void }).unsubscribe?.();
    return data;
  };
  function preload({ href }: HTMLAnchorElement, isGuess = true) {
    const url = new URL(href);
    const page = pageOf(routes, url);
    if (!page) return;
    // A guess that fails must not reload the page, as a failed navigation does after an update.
    const loading = isGuess ? loadPart(page.loadCode) : page.loadCode();
    // The click reports the error.
    loading.catch(() => undefined);
    void page.load?.(ask, { params: page.params, search: url.searchParams });
  }

  const ended = new AbortController();
  const on = (name: string, run: (link: HTMLAnchorElement) => void) =>
    document.addEventListener(
      name,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (link && link.origin === location.origin && !link.target) run(link);
      },
      { passive: true, signal: ended.signal },
    );
  let resting: ReturnType<typeof setTimeout>;
  on('pointerdown', (link) => preload(link, false));
  on('focusin', (link) => preload(link));
  on('pointerover', (link) => {
    clearTimeout(resting);
    resting = setTimeout(preload, REST_MS, link);
  });
  on('pointerout', () => clearTimeout(resting));
  return () => {
    clearTimeout(resting);
    ended.abort();
  };
}

import type { ComponentProps } from 'react';
import type { NavigateOptions, Path, To, unstable_HistoryRouter } from 'react-router-dom';

export type History = ComponentProps<typeof unstable_HistoryRouter>['history'];

/** Asks whether to leave for a path; undefined if there is nothing to ask. */
export type NavigationGuard = (pathname: string) => Promise<boolean> | undefined;

// A page can have several forms with something to lose.
const guards = new Set<NavigationGuard>();
let keepsScroll = false;

/** Adds what is asked before each navigation. Returns a function that removes it. */
export function guardNavigation(ask: NavigationGuard): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/** Asks the first guard that has something to ask. */
function askGuards(pathname: string): Promise<boolean> | undefined {
  for (const ask of guards) {
    const asked = ask(pathname);
    if (asked) return asked;
  }
  return undefined;
}

/** Returns whether the latest navigation is to leave the page where it is scrolled to. */
export const navigationKeepsScroll = (): boolean => keepsScroll;

const pathOf = (to: To): string | undefined =>
  typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;

/**
 * Makes a history ask the guard before it moves, and remember `preventScrollReset`: who has typed a book's
 * data and presses a link is asked first, and a filter leaves a shelf where it is. The library's data
 * router does both, but adds 15 kB to what every visitor loads, for one form of the dashboard.
 */
export function guarded(history: History): History {
  let returning = false;
  let leaving = false;

  function pass(to: To, options: NavigateOptions | undefined, move: () => void) {
    const go = () => {
      keepsScroll = options?.preventScrollReset ?? false;
      move();
    };
    const asked = askGuards(pathOf(to) ?? history.location.pathname);
    if (!asked) return go();
    void asked.then((leave) => leave && go());
  }

  const push = (to: To, state?: unknown, options?: NavigateOptions) =>
    pass(to, options, () => history.push(to, state));
  const replace = (to: To, state?: unknown, options?: NavigateOptions) =>
    pass(to, options, () => history.replace(to, state));

  /** The browser has already moved when it fires the event: goes back until the answer is known. */
  function isHeld(pathname: string, delta: number | null): boolean {
    if (returning || leaving || !delta) {
      const held = returning;
      returning = leaving = false;
      return held;
    }
    const asked = askGuards(pathname);
    if (!asked) return false;
    returning = true;
    history.go(-delta);
    void asked.then((leave) => {
      if (!leave) return;
      leaving = true;
      history.go(delta);
    });
    return true;
  }

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to: To): Path => history.encodeLocation(to) as Path,
    go: (delta) => history.go(delta),
    push,
    replace,
    listen: (listener) =>
      history.listen((update) => {
        if (update.action === 'POP') {
          if (isHeld(update.location.pathname, update.delta)) return;
          keepsScroll = false;
        }
        listener(update);
      }),
  };
}

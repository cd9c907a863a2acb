import type { ComponentProps } from 'react';
import type { NavigateOptions, Path, To, unstable_HistoryRouter } from 'react-router-dom';

export type History = ComponentProps<typeof unstable_HistoryRouter>['history'];

/** Asks whether to leave for a path; undefined if there is nothing to ask. */
export type NavigationGuard = (pathname: string) => Promise<boolean> | undefined;

// A page can have several forms with something to lose.
const guards = new Set<NavigationGuard>();

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

/** Marks an entry that leaves the page where it is scrolled to. */
const withScroll = (state: unknown, { preventScrollReset }: NavigateOptions = {}) =>
  preventScrollReset ? { ...(state as object | null), keepsScroll: true } : state;

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

  function pass(to: To, move: () => void) {
    const asked = askGuards(pathOf(to) ?? history.location.pathname);
    if (!asked) return move();
    void asked.then((leave) => leave && move());
  }

  const push = (to: To, state?: unknown, options?: NavigateOptions) =>
    pass(to, () => history.push(to, withScroll(state, options)));
  const replace = (to: To, state?: unknown, options?: NavigateOptions) =>
    pass(to, () => history.replace(to, withScroll(state, options)));

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
        const { action, location, delta } = update;
        if (action === 'POP' && isHeld(location.pathname, delta)) return;
        listener(update);
      }),
  };
}

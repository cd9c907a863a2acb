const KEY = 'book-store-personal-v1';

/**
 * Stores what a signed-in customer has typed, so that a reload does not lose it. Lasts as long as the
 * tab, is returned to the same account only, and is cleared at sign-out.
 */
export const personalStorage = {
  read(uid: string, name: string): unknown {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
      return kept.uid === uid ? kept[name] : undefined;
    } catch {
      return undefined;
    }
  },
  /** `undefined` removes the value. */
  write(uid: string, name: string, value: unknown) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
      const others = kept.uid === uid ? kept : { uid };
      sessionStorage.setItem(KEY, JSON.stringify({ ...others, [name]: value }));
    } catch {
      // Storage is full or blocked: the page works without it.
    }
  },
  clear() {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was stored either.
    }
  },
};

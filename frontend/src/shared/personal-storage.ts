const KEY = 'book-store-personal-v1';

/**
 * What one signed-in person has typed and would hate to lose at a reload. It lives as long as the
 * tab, is given back to the same account only, and goes at sign-out.
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
  /** Undefined takes the value out. */
  write(uid: string, name: string, value: unknown) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
      const others = kept.uid === uid ? kept : { uid };
      sessionStorage.setItem(KEY, JSON.stringify({ ...others, [name]: value }));
    } catch {
      // Storage is full or forbidden: the page lives on without it.
    }
  },
  clear() {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept either.
    }
  },
};

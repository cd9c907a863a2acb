const KEY = 'book-store-searches-v1';
const KEPT = 5;

/** The searches on this device, the latest first. It stays there until it is cleared, or a customer signs out. */
export const ownSearches = {
  read(): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
      if (!Array.isArray(kept)) return [];
      return kept.filter((words) => typeof words === 'string').slice(0, KEPT);
    } catch {
      return [];
    }
  },
  add(words: string) {
    if (!words) return;
    const others = ownSearches.read().filter((other) => other !== words);
    try {
      localStorage.setItem(KEY, JSON.stringify([words, ...others].slice(0, KEPT)));
    } catch {
      // Storage is full or blocked: the search works without it.
    }
  },
  clear() {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was stored either.
    }
  },
};

/** The browser's storage for all tabs, which stays, and that of one tab. */
const STORAGES = { browser: () => localStorage, tab: () => sessionStorage };

/** What the browser refused to store, by storage and key. It lasts as long as the page. */
const refused = new Map<string, string>();

/**
 * A text in the browser's storage, which is read and written only through this, because it can fail in many ways. Where
 * it is blocked or full, the text lasts as long as the page.
 */
export function keptText(key: string, where: keyof typeof STORAGES = 'browser') {
  const name = `${where} ${key}`;
  const text = {
    read(): string | null {
      const unstored = refused.get(name);
      if (unstored !== undefined) return unstored;
      try {
        return STORAGES[where]().getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns what is kept as JSON; undefined if there is none. */
    parse(): unknown {
      try {
        return JSON.parse(text.read() ?? '') ?? undefined;
      } catch {
        return undefined;
      }
    },
    /** An empty text removes it. */
    write(next: string | undefined): void {
      refused.delete(name);
      try {
        if (next) STORAGES[where]().setItem(key, next);
        else STORAGES[where]().removeItem(key);
      } catch {
        if (next) refused.set(name, next);
      }
    },
  };
  return text;
}

/** Returns the keys of all that this browser keeps, also of what others have stored here. */
export function keptKeys(): string[] {
  try {
    return Object.keys(STORAGES.browser());
  } catch {
    return [];
  }
}

/** Returns whether this browser keeps anything beyond the page. */
export function keepsTexts(): boolean {
  const key = 'book-store-probe';
  try {
    STORAGES.browser().setItem(key, key);
    STORAGES.browser().removeItem(key);
    return true;
  } catch {
    return false;
  }
}

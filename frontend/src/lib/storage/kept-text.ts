const STORAGES = { browser: () => localStorage, tab: () => sessionStorage };

/** Texts that the browser refused to store, kept in memory. */
const refused = new Map<string, string>();

/**
 * A text in the browser's storage. All access goes through this, because storage can fail in many ways. Where
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
    /** Undefined if there is none. */
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

/** Includes keys that other code has stored. */
export function keptKeys(): string[] {
  try {
    return Object.keys(STORAGES.browser());
  } catch {
    return [];
  }
}

/** Whether texts are kept beyond the page. */
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

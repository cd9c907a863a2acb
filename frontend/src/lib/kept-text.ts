/** A text that this browser keeps. Where storage is full or blocked, nothing is kept, and all works without it. */
export const keptText = (key: string, storage: () => Storage = () => localStorage) => ({
  read(): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  /** Returns what is kept as JSON; undefined if there is none. */
  parse(): unknown {
    try {
      return JSON.parse(storage().getItem(key) ?? '') ?? undefined;
    } catch {
      return undefined;
    }
  },
  /** An empty text removes it. */
  write(text: string | undefined): void {
    try {
      if (text) storage().setItem(key, text);
      else storage().removeItem(key);
    } catch {
      // It lasts as long as the page.
    }
  },
});

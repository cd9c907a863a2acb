import { keptText } from '../../../../lib/storage/kept-text.ts';

const kept = keptText('book-store-searches-v1');
const KEPT = 5;

/** The searches on this device, the latest first. It stays there until it is cleared, or a customer signs out. */
export const ownSearches = {
  read(): string[] {
    const searches = kept.parse();
    if (!Array.isArray(searches)) return [];
    return searches.filter((words) => typeof words === 'string').slice(0, KEPT);
  },
  add(words: string) {
    if (!words) return;
    const others = ownSearches.read().filter((other) => other !== words);
    kept.write(JSON.stringify([words, ...others].slice(0, KEPT)));
  },
  clear: () => kept.write(undefined),
};

import { keptText } from './kept-text.ts';

/** Where the device keeps lists of books, `kept-ids.ts` reads and writes them. Apart, because every page clears them. */
export const DEVICE_LISTS = { wishes: 'book-store-wishes-v1', viewed: 'book-store-viewed-v1' };

export function clearDeviceLists(): void {
  for (const key of Object.values(DEVICE_LISTS)) keptText(key).write(undefined);
  window.dispatchEvent(new Event('storage'));
}

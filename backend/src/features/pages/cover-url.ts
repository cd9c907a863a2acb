import { coverPath, isExternalCover } from '@book-store/contract/pictures';

/** Returns the absolute URL of a book's cover in its largest width; undefined for a book without one. */
export function coverUrl(cover: string, origin: string): string | undefined {
  if (!cover) return undefined;
  return isExternalCover(cover) ? cover : origin + coverPath(cover, 720);
}

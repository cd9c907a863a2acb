import { type DrawnBook, groundOf, versionOf } from '@book-store/covers';
import { toTint } from '../cover-tint.ts';

/**
 * Returns the file name of a book's drawn cover. It is all that a page needs: the picture is drawn when
 * somebody asks for it.
 */
export const drawnCoverFile = (book: DrawnBook): string => `d-${book.id}-${versionOf(book)}.webp`;

/** What a page shows of a cover: the book's own, or the drawn one. */
export function coverFacts(
  book: DrawnBook & { coverImage: string; coverTint?: string | null | undefined },
): { coverImage: string; drawnCover?: string; coverTint: string | undefined } {
  const { coverImage } = book;
  if (coverImage) return { coverImage, coverTint: book.coverTint ?? undefined };
  const coverTint = tintOf(groundOf(book));
  return { coverImage, drawnCover: drawnCoverFile(book), coverTint };
}

function tintOf(ground: string): string {
  const value = Number.parseInt(ground.slice(1), 16);
  return toTint([value >> 16, (value >> 8) & 255, value & 255]);
}

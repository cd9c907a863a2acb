import { createHash } from 'node:crypto';
import { toTint } from '../cover-tint.ts';
import { PALETTES, type Palette } from './palettes.ts';

/** Raise it when the drawings change: addresses are cached for ever. */
const DRAWING = 2;
const VERSION_LENGTH = 12;

/** What a drawn cover shows, and the book whose id decides how. */
export type DrawnBook = {
  id: string;
  title: string;
  author?: string | null | undefined;
  category: string;
};

/** What of a drawing follows from the book's genre and id alone. */
export type Choice = {
  /** A genre with drawings of its own, or `general`. */
  genre: string;
  palette: Palette;
  /** A 32-bit number for everything else. */
  seed: number;
};

/** Returns how a book's cover is drawn, which no change of its title or author changes. */
export function choiceFor({ id, category }: Pick<DrawnBook, 'id' | 'category'>): Choice {
  const digest = createHash('sha256').update(id).digest();
  const genre = PALETTES.has(category) ? category : 'general';
  const palettes = PALETTES.get(genre) ?? [];
  const palette = palettes[digest.readUInt16BE(4) % palettes.length];
  if (!palette) throw new Error(`There are no palettes for ${genre}.`);
  return { genre, palette, seed: digest.readUInt32BE(0) };
}

/** Returns the version of a drawn cover: another one as soon as it shows anything else. */
export function versionOf({ title, author, category }: DrawnBook): string {
  const shown = JSON.stringify([DRAWING, title, author ?? '', category]);
  return createHash('sha256').update(shown).digest('hex').slice(0, VERSION_LENGTH);
}

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
  const coverTint = tintOf(choiceFor(book).palette);
  return { coverImage, drawnCover: drawnCoverFile(book), coverTint };
}

function tintOf({ ground }: Palette): string {
  const value = Number.parseInt(ground.slice(1), 16);
  return toTint([value >> 16, (value >> 8) & 255, value & 255]);
}

import { createHash } from 'node:crypto';
import { PALETTES, type Palette } from './palettes.ts';

/** Raise it when the drawings change: addresses are cached for ever. */
const DRAWING = 2;
const VERSION_LENGTH = 12;

/** What a drawn cover shows, and the book whose id decides how. */
export type DrawnBook = {
  id: string;
  title: string;
  /** All authors in one line. */
  author?: string | null | undefined;
  category: string;
};

/** What of a drawing follows from the book's genre and id alone. */
type Choice = {
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

/** Returns the colour on which a book's cover is drawn, as `#rrggbb`. */
export const groundOf = (book: Pick<DrawnBook, 'id' | 'category'>): string =>
  choiceFor(book).palette.ground;

/** Returns the version of a drawn cover: another one as soon as it shows anything else. */
export function versionOf({ title, author, category }: DrawnBook): string {
  const shown = JSON.stringify([DRAWING, title, author ?? '', category]);
  return createHash('sha256').update(shown).digest('hex').slice(0, VERSION_LENGTH);
}

import sharp from 'sharp';
import { coverSheet, type NamedBook } from './cover-sheet.ts';
import { coverSvg } from './cover-svg.ts';
import { WIDTH } from './drawing/shapes.ts';
import { setInSystemFace } from './system-face.ts';

export const COVER_FORMATS = ['webp', 'avif', 'jpeg'] as const;
export type CoverFormat = (typeof COVER_FORMATS)[number];

const ENCODERS = {
  webp: { quality: 84, effort: 3 },
  // No effort makes files as large as WebP; more takes half as long again and saves 4 %.
  avif: { quality: 54, effort: 1 },
  jpeg: { quality: 84, chromaSubsampling: '4:4:4' },
};

/**
 * Draws a cover in one width. Every server draws the same bytes, but for a title in a script that no bundled
 * face has: that is set in a face of the machine, or gives way to an ornament.
 */
export async function renderCover(
  book: NamedBook,
  { width, format }: { width: number; format: CoverFormat },
): Promise<Buffer> {
  const sheet = coverSheet(book);
  const scale = width / WIDTH;
  const [title, author] = await Promise.all(
    [sheet.unset.title, sheet.unset.author].map((one) => one && setInSystemFace(one, scale)),
  );
  const svg = coverSvg({ ...sheet, ornament: title ? '' : sheet.ornament }, width);
  return sharp(Buffer.from(svg))
    .composite([title, author].filter((one) => one !== undefined))
    .removeAlpha()
    .toFormat(format, ENCODERS[format])
    .toBuffer();
}

import sharp from 'sharp';
import type { DrawnBook } from '../../shared/drawn-covers/drawn-cover.ts';
import { coverSvg } from './cover-svg.ts';

export const COVER_FORMATS = ['webp', 'avif', 'jpeg'] as const;
export type CoverFormat = (typeof COVER_FORMATS)[number];

const ENCODERS = {
  webp: { quality: 84, effort: 3 },
  // No effort makes files as large as WebP; more takes half as long again and saves 4 %.
  avif: { quality: 54, effort: 1 },
  jpeg: { quality: 84, chromaSubsampling: '4:4:4' },
};

/** Draws a cover in one width. Every server draws the same bytes. */
export const renderCover = (
  book: DrawnBook,
  { width, format }: { width: number; format: CoverFormat },
): Promise<Buffer> =>
  sharp(Buffer.from(coverSvg(book, width)))
    .removeAlpha()
    .toFormat(format, ENCODERS[format])
    .toBuffer();

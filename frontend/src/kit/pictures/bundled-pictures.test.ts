import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  avifPath,
  BUNDLED_NEWS_PICTURES,
  COVER_WIDTHS,
  coverPath,
  NEWS_WIDTHS,
  newsPicturePath,
} from '@book-store/contract/pictures';
import { describe, expect, it } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../../../public');
const ARTWORK = join(import.meta.dirname, '../../../../backend/artwork');
const bytesOf = (path: string) => statSync(join(PUBLIC, path)).size;
const covers = readdirSync(join(PUBLIC, 'covers/720')).filter((file) => file.endsWith('.webp'));
const newsPictures = BUNDLED_NEWS_PICTURES;

/** The heaviest AVIF file of each width, in kilobytes. */
const COVERS_MAX = { 120: 4, 240: 10, 480: 24, 720: 36 };
const NEWS_MAX = { 400: 10, 640: 20, 800: 26 };

const files = [
  ...COVER_WIDTHS.map((width) => ({
    folder: `covers/${width}`,
    most: COVERS_MAX[width],
    paths: covers.map((file) => coverPath(file, width)),
  })),
  ...NEWS_WIDTHS.map((width) => ({
    folder: `news/${width}`,
    most: NEWS_MAX[width],
    paths: newsPictures.map((file) => newsPicturePath(file, width)),
  })),
];

it.each([
  ['cover', 'covers', covers],
  ['news picture', 'news', newsPictures],
])('every %s has its drawing, and every drawing was rendered', (_, folder, pictures) => {
  const drawings = readdirSync(join(ARTWORK, folder)).map((file) => basename(file, '.svg'));
  expect(drawings.sort()).toEqual(pictures.map((file) => basename(file, '.webp')).sort());
});

describe.each(files)('the bundled pictures of $folder', ({ paths, most }) => {
  it('are there as WebP and, smaller, as AVIF', () => {
    expect(paths.length).toBeGreaterThanOrEqual(5);
    expect(paths.filter((path) => bytesOf(avifPath(path)) >= bytesOf(path))).toEqual([]);
  });

  it(`weigh at most ${most} kB as AVIF`, () => {
    const heavy = paths.filter((path) => bytesOf(avifPath(path)) > most * 1024);
    expect(heavy.map((path) => `${path} ${bytesOf(avifPath(path))}`)).toEqual([]);
  });
});

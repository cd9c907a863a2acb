import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverSheet } from './cover-sheet.ts';
import { renderCover } from './render-cover.ts';
import { setInSystemFace } from './system-face.ts';

const ARABIC = 'كليلة ودمنة';
const aBook = (title: string) => ({
  id: '65a000000000000000000001',
  title,
  author: 'ابن المقفع',
  category: 'fiction',
});

function unset(title: string) {
  const { title: one } = coverSheet(aBook(title)).unset;
  if (!one) throw new Error('A bundled face has it.');
  return one;
}
/** A machine may have no such face. */
const inSystemFace = await setInSystemFace(unset(ARABIC), 1);

describe('a title in a script that no bundled face has', () => {
  it.runIf(inSystemFace)("is set in the machine's face, within its place", async () => {
    const { input, left = 0, top = 0 } = inSystemFace ?? {};
    const { width = 0, height = 0 } = await sharp(input as Buffer).metadata();
    const { place } = unset(ARABIC);
    expect(left).toBeGreaterThanOrEqual(Math.floor(place.x));
    expect(left + width).toBeLessThanOrEqual(place.x + place.width + 1);
    expect(top).toBeGreaterThanOrEqual(Math.floor(place.y));
    expect(top + height).toBeLessThanOrEqual(place.y + place.height + 1);
  });

  it('is left to the ornament if it has no letters', async () => {
    expect(await setInSystemFace(unset('🎉'), 1)).toBeUndefined();
  });

  it.each([240, 720])('is drawn %i px wide, whatever signs are in it', async (width) => {
    const book = aBook(`${ARABIC} <b>&amp; "`);
    const picture = await renderCover(book, { width, format: 'webp' });
    expect(await sharp(picture).metadata()).toMatchObject({ width, format: 'webp' });
  });
});

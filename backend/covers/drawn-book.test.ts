import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { coverSheet } from './cover-sheet.ts';
import { coverSvg } from './cover-svg.ts';
import { groundOf, versionOf } from './drawn-book.ts';

const aBook = (category: string, at: number) => ({
  id: (at * 7919).toString(16).padStart(24, '0'),
  title: 'The Haunted House: A Tale',
  author: 'Jane Austen',
  category,
});

describe('a drawn cover', () => {
  it.each([
    ['business', '4fef11fdde9b2fc1'],
    ['technology', 'af4d63b238f1fd3f'],
    ['fiction', 'a2f3983831beec7a'],
    ['horror', '0f9c072d99cd4647'],
    ['adventure', '62d8da1c4cb07a30'],
    ['cooking', 'c367cac2e363dbaf'],
  ])('of %s stays the same until DRAWING is raised', (genre, expected) => {
    const hash = createHash('sha256');
    for (let at = 0; at < 40; at += 1) {
      const svg = coverSvg(coverSheet(aBook(genre, at)), 240);
      // Versions of Node differ in the last digits of sines.
      hash.update(svg.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1)));
    }
    expect(hash.digest('hex').slice(0, 16)).toBe(expected);
  });

  it('has another version as soon as it shows anything else', () => {
    const book = aBook('fiction', 1);
    const versions = [book, { ...book, title: 'Emma' }, { ...book, author: null }].map(versionOf);
    expect(new Set(versions).size).toBe(3);
  });

  it('keeps its ground when the title changes', () => {
    const book = aBook('fiction', 1);
    expect(groundOf({ ...book, title: 'Emma' } as typeof book)).toBe(groundOf(book));
    expect(groundOf(book)).toMatch(/^#[0-9A-F]{6}$/);
  });
});

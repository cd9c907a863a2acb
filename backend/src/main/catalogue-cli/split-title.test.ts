import { describe, expect, it } from 'vitest';
import { splitTitle } from './catalogue-book.ts';

describe('splitTitle', () => {
  it.each([
    ['The Hunger Games (The Hunger Games, #1)', 'The Hunger Games', 'The Hunger Games', 1],
    ['Soul Music (Discworld, #16; Death, #3)', 'Soul Music', 'Discworld', 16],
    ['Kiss of Midnight (Midnight Breed,  #1)', 'Kiss of Midnight', 'Midnight Breed', 1],
    ['Post Captain (Aubrey/Maturin, #2)', 'Post Captain', 'Aubrey/Maturin', 2],
    ['Vampire Academy (Vampire Academy #1)', 'Vampire Academy', 'Vampire Academy', 1],
    ['Between (Series, #1.5)', 'Between', 'Series', 1.5],
    ['The Trilogy (Series, #1-3)', 'The Trilogy', 'Series', undefined],
    ['Bad (Twice) (Series, #2)', 'Bad (Twice)', 'Series', 2],
  ])('finds the series of %s', (text, title, name, number) => {
    expect(splitTitle(text)).toEqual({
      title,
      series: { name, ...(number !== undefined && { number }) },
    });
  });

  it.each(['The Art Spirit (Icon Editions)', 'C# in Depth', '(Series, #1)', 'Plain'])(
    'leaves %s as it is',
    (text) => {
      expect(splitTitle(text)).toEqual({ title: text });
    },
  );
});

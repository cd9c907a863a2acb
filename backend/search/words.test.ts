import { describe, expect, it } from 'vitest';
import { wordsBy } from './words.ts';

const toWords = wordsBy((text) => text.toLowerCase());

describe('words', () => {
  it.each([
    ["Harry Potter and the Sorcerer's Stone", 'harry potter and the sorcerers stone'],
    ['J.K. Rowling', 'j k rowling'],
    ['J. R. R. Tolkien', 'j r r tolkien'],
    ['O’Brien', 'obrien'],
    ['Catch-22: a novel', 'catch 22 a novel'],
    ['战争与和平', '战争与和平'],
    ['  ?!  ', ''],
    ['', ''],
  ])('splits %j', (text, words) => {
    expect(toWords(text).join(' ')).toBe(words);
  });
});

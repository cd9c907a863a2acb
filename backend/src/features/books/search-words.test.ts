import { fold } from '@book-store/contract/fold';
import { describe, expect, it } from 'vitest';
import { toWords } from './search-words.ts';

describe('fold', () => {
  it.each([
    ['Gabriel García Márquez', 'gabriel garcia marquez'],
    ['Émile Zola', 'emile zola'],
    ['Straße', 'strasse'],
    ['Søren Kierkegård', 'soren kierkegard'],
    ['Łódź', 'lodz'],
    ['Æsop Œuvres', 'aesop oeuvres'],
    ['Ｆｕｌｌ ﬁne', 'full fine'],
    ['İstanbul ıssız', 'istanbul issiz'],
  ])('converts %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('toWords', () => {
  it.each([
    ["Harry Potter and the Sorcerer's Stone", 'harry potter and the sorcerers stone'],
    ['J.K. Rowling', 'j k jk rowling'],
    ['J. R. R. Tolkien', 'j r r jrr tolkien'],
    ['O’Brien', 'obrien'],
    ['Catch-22: a novel', 'catch 22 a novel'],
    ['战争与和平', '战争与和平'],
    ['  ?!  ', ''],
    ['', ''],
  ])('splits %j', (text, words) => {
    expect(toWords(text).join(' ')).toBe(words);
  });
});

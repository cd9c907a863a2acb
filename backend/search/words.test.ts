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
    ['‘Qur’an’ co\u00adoperates', 'quran cooperates'],
    ['战争与和平', '战争 争与 与和 和平'],
    ['村上 龍', '村上 龍'],
    ['ハリー・ポッター', 'はり りー ぽっ った'],
    ['コンピューター', 'こん んぴ ぴゅ ゅー ーた'],
    ['Lord of the Rings 指輪', 'lord of the rings 指輪'],
    ['الحيـــاة فی', 'الحياه في'],
    ['Python入門2', 'python 入門 2'],
    ['ที่นี่', 'ที ี่ ่น นี ี่'],
    ['किताब', 'किताब'],
    ['  ?!  ', ''],
    ['', ''],
  ])('splits %j', (text, words) => {
    expect(toWords(text).join(' ')).toBe(words);
  });
});

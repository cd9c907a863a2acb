import { describe, expect, it } from 'vitest';
import { languageName, toLanguage } from './language.ts';

describe('toLanguage', () => {
  it.each([
    ['en', 'en'],
    [' EN ', 'en'],
    ['eng', 'en'],
    ['en-US', 'en'],
    ['fre', 'fr'],
    ['ger', 'de'],
    ['fil', 'fil'],
    ['zh-Hant-TW', 'zh'],
  ])('reads %s', (text, code) => {
    expect(toLanguage(text)).toBe(code);
  });

  it.each(['', 'xx', 'und', 'English', 'e', '<b>', 'en,fr'])('refuses %j', (text) => {
    expect(toLanguage(text)).toBeUndefined();
  });
});

it('languages have a name', () => {
  expect(languageName('de')).toBe('German');
  expect(languageName('mul', 'de')).toBe('Mehrsprachig');
  expect(languageName('not a code')).toBe('not a code');
});

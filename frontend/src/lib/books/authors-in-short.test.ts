import { expect, it } from 'vitest';
import { authorsInShort } from './authors-in-short.ts';

it.each([
  ['Mary Shelley', 'Mary Shelley'],
  ['Terry Pratchett, Neil Gaiman', 'Terry Pratchett, Neil Gaiman'],
  ['Ada Byron, Bram Stoker, Cy Twombly', 'Ada Byron, Bram Stoker and 1 other'],
  [
    'Ada Byron, Bram Stoker, Cy Twombly, Di Prima & Eve Arnold',
    'Ada Byron, Bram Stoker and 3 others',
  ],
  ['King, Stephen', 'King, Stephen'],
])('the card names the authors of "%s" as "%s"', (line, short) => {
  expect(authorsInShort(line)).toBe(short);
});

import { describe, expect, it } from 'vitest';
import { repairIsbn } from './catalogue-book.ts';

describe('a damaged ISBN', () => {
  it.each([
    ['439023483', '9.78043902348e+12', '9780439023481'],
    ['6473296', '9.7800064733e+12', '9780006473299'],
    ['80442957X', '', '9780804429573'],
    ['439023483', '', '9780439023481'],
    ['', '9780439023481', '9780439023481'],
  ])('is repaired if its check digit proves it: %j, %j', (ten, thirteen, isbn) => {
    expect(repairIsbn(ten, thirteen)).toBe(isbn);
  });

  it.each([
    ['a wrong check digit', '439023484', '9.78043902348e+12'],
    ['a rounded number alone', '', '9.78043902348e+12'],
    ['two numbers of different books', '439023483', '9.78015100998e+12'],
    ['a word', 'none', ''],
    ['nothing', '', ''],
    ['only zeros', '0', ''],
  ])('is left out with %s', (_what, ten, thirteen) => {
    expect(repairIsbn(ten, thirteen)).toBeUndefined();
  });
});

import { REMARK_CODES } from '@book-store/contract/catalogue/imports/remark-codes';
import { FIELD_CODES } from '@book-store/contract/field-codes';
import { expect, it } from 'vitest';
import { german } from '../import-german.ts';

const ENGLISH = /\b(the|this|please|must|has|have|book|row|read|left out|undefined)\b/i;
const VALUES = { line: 4, books: 2, cells: 9, columns: 8, maximum: 200, minimum: 1, decimals: 2 };

const ofForms: readonly string[] = FIELD_CODES;

it.each(REMARK_CODES.filter((code) => !ofForms.includes(code)))(
  'says in German what an import says of a cell: %s',
  (code) => {
    const message = 'This is what the server says.';
    for (const values of [VALUES, undefined]) {
      const said = german.remark({ message, code, values });
      expect(said).toMatch(/^[A-ZÄÖÜ].{8,}[.?]$/);
      expect(said).not.toMatch(ENGLISH);
    }
  },
);

it('says of a value what the form would say', () => {
  const one = { message: 'Use at most 200 characters.', code: 'too-long' as const };
  expect(german.remark({ ...one, values: { maximum: 200 } })).toBe('Höchstens 200 Zeichen.');
});

it('names the numbers, or leaves them open where rows with different ones are counted together', () => {
  const one = { message: 'This book is in line 7 already.', code: 'in-line' as const };
  expect(german.remark({ ...one, values: { line: 7 } })).toBe(
    'Dieses Buch steht schon in Zeile 7.',
  );
  expect(german.remark(one)).toBe('Dieses Buch steht schon in Zeile ….');
  expect(german.remark({ ...one, leftOut: true })).toMatch(/^Weggelassen: Dieses Buch/);
});

it('says which values differ, and shows those of older imports as they were stored', () => {
  const question = { value: '5 in the shop, 4 in the file', message: '' };
  expect(german.differing({ ...question, values: { shop: '5', file: '4' } })).toBe(
    '5 im Shop, 4 in der Datei',
  );
  expect(german.differing({ ...question, values: { file: '' } })).toBe(
    'keine Angabe im Shop, nichts in der Datei',
  );
  expect(german.differing(question)).toBe('5 in the shop, 4 in the file');
});

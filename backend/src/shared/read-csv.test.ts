import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('readCsv', () => {
  it('names the cells by the first line', () => {
    expect(readCsv('a,b\n1,2\n3,4\n')).toEqual([
      { line: 2, cells: { a: '1', b: '2' } },
      { line: 3, cells: { a: '3', b: '4' } },
    ]);
  });

  it('reads quotes, commas and lines within quotes, and empty cells', () => {
    expect(cellsOf('a,b\n"x, ""y""","1\n2"\n,\n"",z')).toEqual([
      { a: 'x, "y"', b: '1\n2' },
      { a: '', b: '' },
      { a: '', b: 'z' },
    ]);
  });

  it.each(['a,b\r\n1,2\r\n', '\uFEFFa,b\n1,2', 'a,b\n\n1,2\n\n\n'])('reads %j', (text) => {
    expect(cellsOf(text)).toEqual([{ a: '1', b: '2' }]);
  });

  it('ends at the end, with or without an empty last cell', () => {
    expect(cellsOf('a,b\n1,')).toEqual([{ a: '1', b: '' }]);
    expect(readCsv('')).toEqual([]);
    expect(readCsv('a,b')).toEqual([]);
  });

  it.each([
    ['a,b\n"1,2\n3,4', /^Line 2: A quote/],
    ['a,b\n1,"2"x\n', /^Line 2: A quote/],
    ['a,b\n"1\n2",3\n4\n', /^Line 4: 1 columns instead of 2/],
  ])('names the line of an error: %j', (text, message) => {
    expect(() => readCsv(text)).toThrow(message);
  });
});

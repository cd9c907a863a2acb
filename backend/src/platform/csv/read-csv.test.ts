import type { Separator } from '@book-store/contract/uploads';
import { describe, expect, it } from 'vitest';
import { readCsv, streamCsv } from './read-csv.ts';

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
    ['a,b\n"1,2\n3,4', /^Line 3: A quote/],
    ['a,b\n1,"2"x\n', /^Line 2: A quote/],
    ['a,b\n"1\n2",3\n4\n', /^Line 4: 1 columns instead of 2/],
    [`a,b\n1,"${'x\n'.repeat(200_000)}`, /This row is too long/],
  ])('names the line of an error: %j', (text, message) => {
    expect(() => readCsv(text)).toThrow(message);
  });
});

async function collect<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

const COMMAS = { encoding: 'utf-8', separator: 'comma' } as const;

describe('streamCsv', () => {
  async function* inParts(parts: string[]) {
    yield* parts.map((part) => Buffer.from(part));
  }
  const rowsOf = async (parts: string[], separator: Separator = 'comma') =>
    (await collect(streamCsv(inParts(parts), { encoding: 'utf-8', separator }))).map(
      ({ line, cells }) => [line, cells],
    );

  it('names the line on which a row begins, wherever the file is cut', async () => {
    const parts = ['\uFEFFa;b\r\n"1\r', '\n2"', ';3\r\n\r\n4;"5 ""6"""\r\n'];
    expect(await rowsOf(parts, 'semicolon')).toEqual([
      [1, ['a', 'b']],
      [2, ['1\r\n2', '3']],
      [5, ['4', '5 "6"']],
    ]);
  });

  it('keeps quotes within a cell that is not quoted, and rows of any length', async () => {
    expect(await rowsOf(['a,b\nThe "Best",12" disc,3\nx\n'])).toEqual([
      [1, ['a', 'b']],
      [2, ['The "Best"', '12" disc', '3']],
      [3, ['x']],
    ]);
  });

  it('stops reading the file at a row without end', async () => {
    let sent = 0;
    async function* endless() {
      yield Buffer.from('a,b\n1,"');
      for (; sent < 1000; sent += 1) yield Buffer.alloc(10_000, 'x');
    }
    await expect(collect(streamCsv(endless(), COMMAS))).rejects.toThrow(
      /^Line 2: This row is too long/,
    );
    expect(sent).toBeLessThan(100);
  });

  it('stops reading the file at a line of separators without end', async () => {
    let sent = 0;
    async function* endless() {
      yield Buffer.from('a,b\n1,2\n');
      for (; sent < 1000; sent += 1) yield Buffer.alloc(10_000, ',');
    }
    await expect(collect(streamCsv(endless(), COMMAS))).rejects.toThrow(
      /^Line 3: This row is too long/,
    );
    expect(sent).toBeLessThan(100);
  });

  it.each(['\n', '\r\n', '\r'])('reads any number of lines that end with %j', async (end) => {
    const rows = await rowsOf([`1,${','.repeat(100)}${end}`.repeat(300)]);
    expect(rows.map(([line]) => line)).toEqual(Array.from(rows, (_, at) => at + 1));
    expect(rows.length).toBe(300);
  });

  it('names the line on which a row with an open quote begins', async () => {
    await expect(rowsOf(['a,b\n1,2\n3,"4\n5,6\n'])).rejects.toThrow(/^Line 3: A quote is missing/);
  });

  it('rejects when the file cannot be read any further', async () => {
    async function* broken() {
      yield Buffer.from('a,b\n');
      throw new Error('The disk is gone.');
    }
    await expect(collect(streamCsv(broken(), COMMAS))).rejects.toThrow('The disk is gone.');
  });
});

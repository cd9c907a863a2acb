/** Thrown for a text that is not CSV, with a sentence that names the line. */
export class BadCsv extends Error {
  constructor(line: number, why: string) {
    super(`Line ${line}: ${why}`);
    this.name = 'BadCsv';
  }
}

/** A row by the names of its columns, and the line on which it begins. */
export type CsvRow = { line: number; cells: Record<string, string> };

/** Parses a CSV text (RFC 4180) whose first line names the columns. Throws `BadCsv`. */
export function readCsv(text: string): CsvRow[] {
  const [head, ...rows] = readLines(text.replace(/^\uFEFF/, ''));
  const names = head?.cells ?? [];
  return rows.map(({ line, cells }) => {
    if (cells.length !== names.length) {
      throw new BadCsv(line, `${cells.length} columns instead of ${names.length}.`);
    }
    return { line, cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) };
  });
}

type Line = { line: number; cells: string[] };
const CELL = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y;

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  const cell = new RegExp(CELL);
  let line = 1;
  let current: Line = { line, cells: [] };
  while (cell.lastIndex < text.length || current.cells.length > 0) {
    const [found, quoted = '', end] = cell.exec(text) ?? [];
    if (found === undefined) throw new BadCsv(line, 'A quote is missing or too many.');
    const value = quoted.startsWith('"') ? quoted.slice(1, -1).replaceAll('""', '"') : quoted;
    current.cells.push(value);
    line += found.split('\n').length - 1;
    if (end === ',') continue;
    lines.push(current);
    current = { line, cells: [] };
  }
  return lines.filter(({ cells }) => cells.length > 1 || cells[0] !== '');
}

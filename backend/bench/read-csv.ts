/** Parses a CSV text (RFC 4180) whose first line names the columns. */
export function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = readRows(text);
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
}

function readRows(text: string): string[][] {
  const rows: string[][] = [[]];
  const CELL = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/gy;
  for (const [, cell = '', end] of text.matchAll(CELL)) {
    const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    rows.at(-1)?.push(value);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

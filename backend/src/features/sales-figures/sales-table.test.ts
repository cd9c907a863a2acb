import { describe, expect, it } from 'vitest';
import { writeSales } from './sales-rows.ts';
import { SalesTable } from './sales-table.ts';
import { addTo, ranked, type Tally } from './tally.ts';

/** Ids as a database makes them: alike at the beginning, counted at the end. */
const idOf = (number: number) =>
  `6ad2f00${number % 7}aaaaaaaaaa${number.toString(16).padStart(6, '0')}`;

describe('a table of sales', () => {
  it('adds up what a map does, and finds the same best ones, however many there are', () => {
    const table = new SalesTable();
    const sums: Tally = new Map();
    for (let day = 0; day < 30; day += 1) {
      const sold: Tally = new Map();
      for (let at = 0; at < 400; at += 1) {
        addTo(sold, idOf((day * 977 + at * at) % 9000), {
          copies: 1,
          cents: 1 + ((at * 7919) % 5),
        });
      }
      for (const { key, ...row } of ranked(sold)) addTo(sums, key, row);
      table.add(writeSales(ranked(sold), []).books);
    }
    const expected = ranked(sums);
    expect(expected.length).toBeGreaterThan(2048);
    const plain = (rows: ReturnType<SalesTable['all']>) =>
      rows.map(({ key, copies, cents }) => ({ key, copies, cents }));
    expect(plain(table.all())).toHaveLength(expected.length);
    expect(new Set(plain(table.all()).map((row) => JSON.stringify(row)))).toEqual(
      new Set(expected.map(({ key, copies, cents }) => JSON.stringify({ key, copies, cents }))),
    );
    for (const limit of [1, 20, 1000, 9000]) {
      const last = expected[Math.min(limit, expected.length) - 1];
      const best = expected.filter(
        ({ copies, cents }, at) => at < limit || (copies === last?.copies && cents === last.cents),
      );
      const keys = (rows: { key: string }[]) => rows.map(({ key }) => key).sort();
      expect(keys(table.best(limit))).toEqual(keys(best));
    }
  });

  it('stays as it is while its copy goes on, also beyond the room that both had', () => {
    const rowsOf = (count: number) => {
      const sold: Tally = new Map();
      for (let at = 0; at < count; at += 1) addTo(sold, idOf(at), { copies: 1, cents: 100 });
      return writeSales(ranked(sold), []).books;
    };
    const table = new SalesTable();
    table.add(rowsOf(1000));
    const copy = table.copy();
    copy.add(rowsOf(1500));
    expect([table.all().length, copy.all().length]).toEqual([1000, 1500]);
    const copiesOf = (one: SalesTable) => one.all().reduce((sum, { copies }) => sum + copies, 0);
    expect([copiesOf(table), copiesOf(copy)]).toEqual([1000, 2500]);
  });
});

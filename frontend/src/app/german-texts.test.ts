import { expect, it } from 'vitest';
import type { Area } from '../lib/wording/storefront-texts.ts';
import { dashboardInGerman } from './german-dashboard-texts.ts';
import { inGerman } from './german-texts.ts';

const isArea = (value: unknown): value is Area<object> =>
  typeof value === 'object' && value !== null && 'name' in value && 'english' in value;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../{api,kit,lib,storefront,dashboard}/**/*texts.ts', './texts.ts'],
  { eager: true },
);
const areas = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isArea));

const isOfDashboard = (name: string) => /^dashboard(\/|$)/.test(name);

it('has a table for each area, and leaves those of the dashboard to the dashboard', () => {
  expect(areas.length).toBeGreaterThan(15);
  // Titles of pages, and what the specification says in English, stand in tables of other kinds.
  const names = new Set([
    ...areas.map(({ name }) => name),
    'heads',
    'storefront',
    'dashboard/heads',
  ]);
  const all = [...names].sort();
  expect(Object.keys(dashboardInGerman.tables).sort()).toEqual(all);
  expect(Object.keys(inGerman.tables).sort()).toEqual(all.filter((name) => !isOfDashboard(name)));
});

/** Returns the paths of all texts of a table. */
const pathsOf = (table: object, at = ''): string[] =>
  Object.entries(table).flatMap(([name, text]) =>
    typeof text === 'object' ? pathsOf(text, `${at}${name}.`) : [at + name],
  );

it.each(areas)('has every text of $name', ({ name, english }) => {
  expect(pathsOf(dashboardInGerman.tables[name] ?? {}).sort()).toEqual(pathsOf(english).sort());
});

const { heads: _forSearchEngines, ...tables } = dashboardInGerman.tables;
const texts = JSON.stringify(tables, (_name, text) =>
  typeof text === 'function' ? String(text) : text,
);

it('calls orders the same wherever owners read of them', () => {
  expect(texts).toContain('Bestellungen');
  expect(texts.match(/\S*\b(Auftrag|Aufträgen?)\b\S*/g)).toBeNull();
});

it('says shop of what stands on the web, and speaks of a book store only as a place with people', () => {
  expect(texts).toContain('Abholung in der Buchhandlung');
  const others = texts.replace(/\b(in|aus) (der|unserer) Buchhandlung\b/g, '');
  expect(others.match(/.{0,30}Buchhandlung/g)).toBeNull();
});

it('names credit notes as they are headed', () => {
  expect(texts.match(/\bKorrektur \$/g)).toBeNull();
  expect(texts).toContain('Stornorechnung');
});

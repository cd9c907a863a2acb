import { expect, it } from 'vitest';
import type { Area } from '../lib/wording/storefront-texts.ts';
import { inGerman } from './german-texts.ts';

const isArea = (value: unknown): value is Area<object> =>
  typeof value === 'object' && value !== null && 'name' in value && 'english' in value;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../{api,kit,lib,storefront}/**/*texts.ts', './texts.ts'],
  { eager: true },
);
const areas = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isArea));

it('has a table for each area', () => {
  expect(areas.length).toBeGreaterThan(15);
  const names = areas.map(({ name }) => name).filter((name) => name !== 'storefront');
  expect([...names, 'heads', 'storefront'].sort()).toEqual(Object.keys(inGerman.tables).sort());
});

/** Returns the paths of all texts of a table. */
const pathsOf = (table: object, at = ''): string[] =>
  Object.entries(table).flatMap(([name, text]) =>
    typeof text === 'object' ? pathsOf(text, `${at}${name}.`) : [at + name],
  );

it.each(areas)('has every text of $name', ({ name, english }) => {
  expect(pathsOf(inGerman.tables[name] ?? {}).sort()).toEqual(pathsOf(english).sort());
});

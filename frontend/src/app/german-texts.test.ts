import { expect, it } from 'vitest';
import type { Area } from '../lib/wording/storefront-texts.ts';
import { inGerman } from './german-texts.ts';

const isArea = (value: unknown): value is Area<object> =>
  typeof value === 'object' && value !== null && 'name' in value && 'english' in value;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../{api,kit,lib,storefront}/**/*texts.ts', './texts.ts'],
  { eager: true },
);
const areas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isArea)
    .map((area) => ({ file, area })),
);

it('has a table for each area, which is called as its folder', () => {
  expect(areas.length).toBeGreaterThan(30);
  const names = areas.map(({ area }) => area.name).filter((name) => name !== 'storefront');
  expect([...names, 'heads', 'storefront'].sort()).toEqual(Object.keys(inGerman.tables).sort());
  for (const { file, area } of areas) {
    if (area.name === 'storefront') continue;
    const part = area.name.split('/').at(-1);
    expect(file.replace('./texts', '../app/texts')).toMatch(
      new RegExp(`^\\.\\./((storefront/)?${area.name}/texts|.*/${part}-texts)\\.ts$`),
    );
  }
});

/** Returns the paths of all texts of a table. */
const pathsOf = (table: object, at = ''): string[] =>
  Object.entries(table).flatMap(([name, text]) =>
    typeof text === 'object' ? pathsOf(text, `${at}${name}.`) : [at + name],
  );

it.each(areas.map(({ area }) => area))('has every text of $name', ({ name, english }) => {
  expect(pathsOf(inGerman.tables[name] ?? {}).sort()).toEqual(pathsOf(english).sort());
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { specifiedDashboard } from './dashboard-texts.ts';
import { specified } from './specified-texts.ts';

const src = path.join(import.meta.dirname, '../..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/test|fixtures|specified-texts|refined-texts|dashboard-texts/.test(file),
  )
  .map((file) => ({ file, code: readFileSync(path.join(src, file), 'utf8') }));

/** They mean something else in the log of a book's stock, and at a row of the storefront. */
const HOMONYMS = ['Book added', 'See all'];

const fixed = [...Object.values(specified), ...Object.values(specifiedDashboard)]
  .flatMap((part) => (typeof part === 'object' ? Object.values<unknown>(part) : []))
  // Single words stand in many places with another meaning.
  .filter((text): text is string => typeof text === 'string' && text.includes(' '))
  .filter((text) => !HOMONYMS.includes(text));

it('a text fixed by the specification stands in one place only', () => {
  expect(fixed.length).toBeGreaterThan(50);
  const elsewhere = fixed.flatMap((text) =>
    sources
      .filter(({ code }) => [`'${text}'`, `>${text}<`, `"${text}"`].some((it) => code.includes(it)))
      .map(({ file }) => `${text}: ${file}`),
  );
  expect(elsewhere).toEqual([]);
});

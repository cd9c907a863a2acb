import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
const scripts = files.filter((file) => /\.(js|css)$/.test(file));
const containing = (text: string) =>
  scripts.filter((file) => readFileSync(join(dist, file), 'utf8').includes(text));

test('the build contains no source maps and references none', () => {
  expect(scripts.length).toBeGreaterThan(10);
  const maps = files.filter((file) => file.endsWith('.map'));
  expect([...containing('sourceMappingURL='), ...maps]).toEqual([]);
});

test("the browser gets the contract's values without zod", () => {
  expect(containing('out-for-delivery')).not.toEqual([]);
  expect(containing('ZodError')).toEqual([]);
});

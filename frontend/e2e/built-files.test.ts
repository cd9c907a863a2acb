import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });

test('the build contains no source maps and references none', () => {
  const scripts = files.filter((file) => /\.(js|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  const referencing = scripts.filter((file) =>
    readFileSync(join(dist, file), 'utf8').includes('sourceMappingURL='),
  );
  expect([...referencing, ...files.filter((file) => file.endsWith('.map'))]).toEqual([]);
});

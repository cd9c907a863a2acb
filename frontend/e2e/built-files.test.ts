import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

type Chunk = { file: string; imports?: string[]; css?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, 'manifest.json'), 'utf8'),
);
/** As the server sends it. */
const sizeOf = (file: string) => {
  const sent = existsSync(join(dist, `${file}.br`)) ? `${file}.br` : file;
  return statSync(join(dist, sent)).size;
};
const filesOf = (name: string): string[] => {
  const { file = '', imports = [], css = [] } = manifest[name] ?? {};
  return [file, ...css, ...imports.flatMap(filesOf)];
};
const KIB = 1024;

const readingPages = Object.keys(manifest).filter((name) =>
  /^src\/shop\/(home|about|contact|privacy|terms|shipping|imprint|withdrawal|search|series|book|news)\/page\.tsx$/.test(
    name,
  ),
);

test('every reading page is in the build', () => {
  expect(readingPages).toHaveLength(12);
});

for (const name of readingPages) {
  test(`${name} loads at most 130 KiB of scripts and 12 KiB of styles`, () => {
    const loaded = [...new Set([...filesOf('index.html'), ...filesOf(name)])];
    const total = (kind: RegExp) =>
      loaded.filter((file) => kind.test(file)).reduce((sum, file) => sum + sizeOf(file), 0);
    expect(total(/\.js$/)).toBeGreaterThan(10 * KIB);
    expect(total(/\.js$/)).toBeLessThanOrEqual(130 * KIB);
    expect(total(/\.css$/)).toBeLessThanOrEqual(12 * KIB);
  });
}

test('the pages for the server bring nothing of the dashboard, of Firebase or of dialogs', () => {
  const folder = fileURLToPath(new URL('../dist-server', import.meta.url));
  const built = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(built).toContain('server.js');
  for (const file of built) {
    expect(file).not.toMatch(/admin|dashboard|firebase|swiper|sweetalert/);
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/swal2-popup|initializeAuth\(/);
  }
});

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { expect, test } from '@playwright/test';
import { builtFiles } from './harness/built-file.ts';

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

const manifest = builtFiles();
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

/** The pages that visitors read: those that search engines may list. */
const readingPages = Object.entries(SHOP_PAGES)
  .filter(([, page]) => !('hidden' in page))
  .map(([name]) => name);
function fileOf(page: string): string {
  const folder = page.replace(/[A-Z]/g, (at) => `-${at.toLowerCase()}`);
  const isPage = (name: string) =>
    /^src\/storefront\/\w+\//.test(name) && name.endsWith(`/${folder}/page.tsx`);
  return Object.keys(manifest).find(isPage) ?? '';
}

test('every reading page is in the build', () => {
  expect(readingPages.length).toBeGreaterThan(10);
  expect(readingPages.filter((page) => !fileOf(page))).toEqual([]);
});

for (const name of readingPages) {
  test(`the page ${name} loads at most 130 KiB of scripts and 12 KiB of styles`, () => {
    const loaded = [...new Set([...filesOf('index.html'), ...filesOf(fileOf(name))])];
    const total = (kind: RegExp) =>
      loaded.filter((file) => kind.test(file)).reduce((sum, file) => sum + sizeOf(file), 0);
    expect(total(/\.js$/)).toBeGreaterThan(10 * KIB);
    expect(total(/\.js$/)).toBeLessThanOrEqual(130 * KIB);
    expect(total(/\.css$/)).toBeLessThanOrEqual(12 * KIB);
  });
}

test('the pages for the server name only files that the browser gets', () => {
  const server = readFileSync(join(dist, '../dist-server/server.js'), 'utf8');
  const named = [...new Set(server.match(/\bassets\/[\w.-]+\.(?!js)\w+/g))];
  expect(named).not.toEqual([]);
  expect(named.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
});

test('the pages for the server bring nothing of the dashboard, of Firebase or of dialogs', () => {
  const folder = fileURLToPath(new URL('../dist-server', import.meta.url));
  const built = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(built).toContain('server.js');
  for (const file of built) {
    // The server's calls are never an admin's, and its pages load nothing later.
    if (/^assets.admin-query-/.test(file)) continue;
    expect(file).not.toMatch(/admin|dashboard|firebase|swiper|sweetalert/);
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/swal2-popup|initializeAuth\(/);
  }
});

/**
 * What blockers of advertising look for in addresses of any site, in words of our own. Read from EasyList and
 * EasyPrivacy of 13 August 2026, EasyList Cookie of 11 August 2026, EasyList Germany of 13 July 2026, uBlock's filters of
 * 14 August 2026 and Fanboy's Annoyances of 14 September 2020, whose filters met no other address of the shop.
 */
const LOOKED_FOR =
  /(^|[/._-])(ad|ads|adv|advert\w*|affiliates?|analytics|banners?|beacon|collect|cookie\w*|consent|facebook|fb|instagram|linkedin|outbrain|pinterest|pixel|pop(up|under)\w*|promo\w*|recaptcha|shar(e|ing)\w*|social\w*|sponsor\w*|stats?|telemetry|track\w*|twitter|youtube)(?=[/._?-]|$)|ads[-_./]/i;

test('blockers of advertising know the words of the files that they refuse', () => {
  for (const name of [
    'assets/uploads-D1Lf7hk.js',
    'assets/social-marks-DqCwNWun.svg',
    'x/ads.js',
  ]) {
    expect(name).toMatch(LOOKED_FOR);
  }
});

test('no built file has a name that blockers of advertising refuse', () => {
  const assets = files.filter((file) => /^assets./.test(file));
  expect(assets.length).toBeGreaterThan(50);
  const named = assets.filter((file) => !/^assets.[0-9a-f]{8}\.\w+(\.br|\.gz)?$/.test(file));
  expect([...named, ...files.filter((file) => LOOKED_FOR.test(file))]).toEqual([]);
});

test('no call and no page has an address that blockers of advertising refuse', () => {
  const docs = new URL('../../backend/docs/api.md', import.meta.url);
  const calls = [...readFileSync(docs, 'utf8').matchAll(/^\| `[A-Z]+ (\S+)` \|/gm)].map(
    ([, path]) => path,
  );
  const pages = Object.values(PAGES).map(({ pattern }) => pattern);
  expect(calls.length).toBeGreaterThan(100);
  expect(pages.length).toBeGreaterThan(50);
  expect([...calls, ...pages].filter((address) => LOOKED_FOR.test(address ?? ''))).toEqual([]);
});

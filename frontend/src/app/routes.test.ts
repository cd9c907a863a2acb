import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of.ts';
import { routes } from './routes.tsx';

const pages = Object.keys(import.meta.glob('../{storefront,dashboard}/*/*/page.tsx'));
const loads = import.meta.glob<object>('../storefront/*/*/load.ts', { eager: true });
const tables = import.meta.glob<string>('../{storefront,dashboard}/*/routes.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ofDashboard = Object.values(
  import.meta.glob<Record<string, RouteObject[]>>('../dashboard/*/routes.tsx', { eager: true }),
).flatMap((table) => Object.values(table).flat());

/** The pages that no area has: at every other address, and before the dashboard. */
const ELSEWHERE = ['../storefront/frame/not-found/page.tsx', '../dashboard/people/login/page.tsx'];

const linesOf = (table: string) =>
  tables[table]?.match(/(page|admin)Route\([^;]*?page\.tsx/g) ?? [];

describe('the tables of the areas', () => {
  // What adds and edits something is one page at two addresses.
  it('have a line for every page', () => {
    const imported = Object.keys(tables).flatMap((table) =>
      linesOf(table).map((line) =>
        table.replace('routes.tsx', /import\('\.\/(.*)/.exec(line)?.[1] ?? ''),
      ),
    );
    expect([...new Set(imported)].sort()).toEqual(
      pages.filter((page) => !ELSEWHERE.includes(page)).sort(),
    );
  });

  it('name for the manifest the file that they import', () => {
    const lines = Object.keys(tables)
      .filter((table) => table.startsWith('../storefront/'))
      .flatMap((table) => linesOf(table).map((line) => ({ table, line })));
    expect(lines.length).toBeGreaterThan(25);
    for (const { table, line } of lines) {
      const area = table.split('/')[2];
      const [, folder, page] = /'(.*?)',\s*\(\) => import\('\.\/(.*)\/page\.tsx/s.exec(line) ?? [];
      expect(folder).toBe(`${area}/${page}`);
    }
  });

  it('lead to the page and the data of each address of the shop', () => {
    const dashboards: string[] = [SHOP_PAGES.adminLogin.pattern, SHOP_PAGES.overview.pattern];
    for (const { pattern } of Object.values(SHOP_PAGES)) {
      if (dashboards.includes(pattern)) continue;
      const page = pageOf(routes, { pathname: pattern.replace(/:\w+/, 'x') });
      expect(page?.file).toMatch(/^src\/storefront\/(?!frame)/);
      const load = page?.file.replace('src', '..').replace('page.tsx', 'load.ts') ?? '';
      expect({ search: page?.search, load: page?.load }).toEqual({
        search: [],
        load: undefined,
        ...pick(loads[load]),
      });
    }
  });

  it('lead to a page at each address of the dashboard', () => {
    const below = Object.values(PAGES).filter(({ pattern }) => pattern.startsWith('/dashboard'));
    expect(below.length).toBeGreaterThan(30);
    for (const { pattern } of below) {
      expect(matchRoutes(ofDashboard, pattern.replace(/:\w+/, 'x')), pattern).toHaveLength(1);
    }
  });
});

const pick = (module: { load?: unknown; search?: unknown } = {}) => ({
  ...('load' in module && { load: module.load }),
  ...('search' in module && { search: module.search }),
});

import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { pathWithId } from '@book-store/contract/pages/addresses/shop-pages';
import type { Storefront } from '@book-store/contract/storefront';
import { TEXT_PAGES } from '@book-store/contract/text-limits';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Area,
  SPECIFIED,
  setShopWording,
  type Wording,
} from '../lib/wording/storefront-texts.ts';
import { aShop } from '../testing/builders.ts';
import { renderApp } from '../testing/render-app.tsx';
import { isSaid, saidOnPage, textsIn } from '../testing/said-on-page.ts';
import { signInAdmin } from '../testing/sign-in-admin.ts';
import { stubApi } from '../testing/stub-api.ts';
import { dashboardStubs } from './dashboard-stubs.fixtures.ts';
import { dashboardInGerman } from './german-dashboard-texts.ts';
import { dashboardInRefinedEnglish } from './refined-dashboard-texts.ts';

vi.mock('../kit/charts/bar-chart.tsx', () => ({ default: () => null }));

const modules = import.meta.glob<Record<string, unknown>>(
  ['../{api,kit,lib,dashboard}/**/*texts.ts', './texts.ts'],
  { eager: true },
);
const isArea = (value: unknown): value is Area<object> =>
  typeof value === 'object' && value !== null && 'name' in value && 'english' in value;
const areas = Object.values(modules).flatMap((module) => Object.values(module).filter(isArea));

const textsOf = ({ tables }: Wording): string[] =>
  [...areas.map(({ name, english }) => tables[name] ?? english), tables['dashboard/heads']]
    .flatMap(textsIn)
    .filter((text) => /\p{L}{3}/u.test(text));

/** Returns the texts of another language that this one has in none of its own. */
function foreignTo(wording: Wording, others: readonly Wording[]): string[] {
  const own = [...new Set(textsOf(wording))];
  return [...new Set(others.flatMap(textsOf))].filter(
    (text) => !own.some((one) => one.includes(text)),
  );
}

/** Whose names are the same in both. */
const PLACES = /^Isle of Man$/;

/** Words that only one of the languages has, for what no table has. */
const ONLY_ENGLISH = /\b(the|of|and|with|not|for|this|that|you|your|from|has|have|by|is|are)\b/i;
const ONLY_GERMAN =
  /\b(der|die|das|und|mit|nicht|für|diese[rs]?|Sie|Ihre?|von|hat|ist|sind|wird)\b/;

/** The stubs answer for any id. */
const PATHS = Object.values(PAGES)
  .map(({ pattern }) => pattern)
  .filter((pattern) => /^\/(admin|dashboard)/.test(pattern))
  .map((pattern) => pathWithId(pattern, pattern === PAGES.pageText.pattern ? TEXT_PAGES[0] : '1'));

/** Pages that have parts of their own as specified. Its words are in tables as all are: see texts-in-tables.test.ts. */
const OWN_AS_SPECIFIED = ['/admin', '/dashboard', '/dashboard/orders', '/dashboard/figures'];

it('has no German word in the texts as specified', () => {
  const texts = textsOf(SPECIFIED);
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => ONLY_GERMAN.test(text))).toEqual([]);
});

const LANGUAGES: readonly (readonly [Storefront, Wording, readonly Wording[], RegExp])[] = [
  ['specified', SPECIFIED, [dashboardInGerman], ONLY_GERMAN],
  ['refined', dashboardInRefinedEnglish, [dashboardInGerman], ONLY_GERMAN],
  ['german', dashboardInGerman, [SPECIFIED, dashboardInRefinedEnglish], ONLY_ENGLISH],
];

describe.each(LANGUAGES)('a dashboard that is %s', (storefront, wording, others, foreignWords) => {
  const foreign = foreignTo(wording, others);
  beforeEach(() => setShopWording(wording));

  const paths = storefront === 'specified' ? OWN_AS_SPECIFIED : PATHS;

  it.each(paths)('has no word of another language at %s', async (path) => {
    expect(foreign.length).toBeGreaterThan(300);
    const isOutside = path.startsWith('/admin');
    if (!isOutside) signInAdmin();
    const shop = dashboardStubs['GET /api/shop'];
    stubApi({
      'POST /api/auth/admin/link': () => ({ purpose: 'invitation', role: 'staff' }),
      'GET /api/admin/people': () => ({ people: [], invitations: [], sendsMails: true }),
      'GET /api/admin/shop/security': () => ({
        confirmRefundsAbove: 100,
        requireSecondFactor: false,
        version: 0,
      }),
      ...dashboardStubs,
      'GET /api/shop': async (call) => ({ ...aShop(), ...(await shop?.(call)), storefront }),
    });
    renderApp(path);
    await screen.findAllByRole('heading', { level: isOutside ? 1 : 2 });
    await waitFor(() =>
      expect(document.querySelector('.appear-late, [aria-busy="true"]')).toBeNull(),
    );
    expect(document.documentElement.lang).toBe(wording.language);
    const said = [...saidOnPage(), ...document.title.split(' · ')];
    const foreignSaid = said.filter((text) => foreignWords.test(text) && !PLACES.test(text));
    expect(foreignSaid).toEqual([]);
    expect(foreign.filter((text) => isSaid(text, said))).toEqual([]);
  });
});

import { pathWithId, SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Area,
  SPECIFIED,
  setShopWording,
  type Wording,
} from '../lib/wording/storefront-texts.ts';
import { renderApp } from '../testing/render-app.tsx';
import { aCustomer, anAuth } from '../testing/render-page.tsx';
import { isSaid, saidOnPage, textsIn } from '../testing/said-on-page.ts';
import { stubApi } from '../testing/stub-api.ts';
import { inGerman } from './german-texts.ts';
import { inRefinedEnglish } from './refined-texts.ts';
import { book, storefrontStubs } from './storefront-stubs.fixtures.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../{api,kit,lib,storefront}/**/*texts.ts', './texts.ts'],
  { eager: true },
);
const isArea = (value: unknown): value is Area<object> =>
  typeof value === 'object' && value !== null && 'name' in value && 'english' in value;
const english = Object.values(modules).flatMap((module) => Object.values(module).filter(isArea));

const textsOf = ({ tables }: Wording): Set<string> =>
  new Set(
    [...english.map(({ name, english: texts }) => tables[name] ?? texts), tables.heads]
      .flatMap(textsIn)
      .filter((text) => /\p{L}{3}/u.test(text)),
  );

/** Returns the texts of other wordings that this one does not have in any of its own. */
function foreignTo(wording: Wording): string[] {
  const own = [...textsOf(wording)];
  const others = [SPECIFIED, inRefinedEnglish, inGerman].filter((one) => one !== wording);
  return [...new Set(others.flatMap((one) => [...textsOf(one)]))].filter(
    (text) => !own.some((one) => one.includes(text)),
  );
}

const { adminLogin: _, overview: __, ...pages } = SHOP_PAGES;
type Page = keyof typeof pages;

/** The stubs answer for any other id. */
const IDS: { [Name in Page]?: string } = { genre: 'fiction', agreedText: 'a'.repeat(64) };
const AFTER: { [Name in Page]?: string } = {
  search: '?q=emma',
  confirmNewsletter: '?token=x',
  confirmWait: '?token=x&book=y',
  stopWaiting: '?token=x',
  printGiftCard: '#code',
  guestOrder: '#token',
};
const pathOf = (name: Page) =>
  pathWithId(pages[name].pattern, IDS[name] ?? 'one') + (AFTER[name] ?? '');

const names = Object.keys(pages) as Page[];
const isForCustomers = (name: Page) => 'forCustomers' in pages[name];
const PAGES_TO_WALK = [
  ...names.filter((name) => !isForCustomers(name)).map(pathOf),
  ...['/books?page=9', '/genres/none', '/books/none', '/nowhere'],
  ...['/search?q=nichts', '/search?q=emna', '/search?q=goete'],
];
const PAGES_OF_CUSTOMERS = [...names.filter(isForCustomers), 'wishes' as const].map(pathOf);

const WORDINGS = [
  ['as specified', SPECIFIED],
  ['refined', inRefinedEnglish],
  ['German', inGerman],
] as const;

describe.each(WORDINGS)('a storefront that is %s', (_name, wording) => {
  const foreign = foreignTo(wording);
  beforeEach(() => setShopWording(wording));
  afterEach(() => setShopWording());

  it.each([
    ...PAGES_TO_WALK.map((path) => [path, null] as const),
    ...PAGES_OF_CUSTOMERS.map((path) => [path, aCustomer()] as const),
  ])('has no text of another one at %s', async (path, currentUser) => {
    expect(foreign.length).toBeGreaterThan(30);
    stubApi(storefrontStubs);
    renderApp(path, { auth: anAuth({ currentUser }), cart: [book] });
    await screen.findAllByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(document.querySelector('.appear-late, [aria-busy="true"]')).toBeNull(),
    );
    if (!path.startsWith('/reset'))
      expect(screen.queryByText(/./, { selector: '[role=alert] p' })).toBeNull();
    const said = [...saidOnPage(), ...document.title.split(' · ')];
    expect(foreign.filter((text) => isSaid(text, said))).toEqual([]);
  });
});

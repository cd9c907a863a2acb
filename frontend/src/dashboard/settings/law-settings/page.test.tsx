import type { LawView } from '@book-store/contract/settings/law/law.schemas';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aShop, aShopSetup } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';

const ADDRESS = '/dashboard/settings/law';
const SETUP = 'GET /api/admin/setup';
const shopIn = (country?: string) => ({
  'GET /api/shop': () => aShop({ place: { country, currency: 'EUR', locale: 'en-GB' } }),
});

const law: LawView = {
  read: '2026-11-27',
  entries: [
    {
      part: 'pages',
      rule: 'imprint',
      act: '§ 5 DDG',
      source: 'https://a.example',
      state: 'missing',
    },
    {
      part: 'pages',
      rule: 'product-safety',
      act: 'Art. 19',
      source: 'https://b.example',
      state: 'yours',
    },
    {
      part: 'checkout',
      rule: 'order-button',
      act: '§ 312j',
      source: 'https://c.example',
      state: 'done',
    },
    { part: 'invoice', rule: 'small-business-note', act: '§ 19 UStG', state: 'unchecked' },
  ],
};

beforeEach(() => signInAdmin());

const entryOf = async (name: string) => {
  const entry = (await screen.findByText(name)).closest('li');
  if (!entry) throw new Error(`${name} is in no list.`);
  return within(entry);
};

describe('what the law asks for', () => {
  it('has its act, where it was read, and where the owner does what is missing', async () => {
    const pages = { 'GET /api/admin/pages': () => [] };
    stubDashboard({ ...shopIn('DE'), ...pages, [SETUP]: () => aShopSetup({ law }) });
    const { user, address } = renderApp(ADDRESS);
    expect(await screen.findByText(/^1 missing, 1 done, 1 to check yourself, 1 not/)).toBeVisible();
    expect(screen.getByText(/we read it on .*27.*2026/)).toBeVisible();
    const imprint = await entryOf(
      'Who runs the shop, with address and email, easy to find on every page',
    );
    expect(imprint.getByText('Missing')).toBeVisible();
    expect(imprint.getByRole('link', { name: /Where we read it/ })).toHaveAttribute(
      'href',
      'https://a.example',
    );
    await user.click(imprint.getByRole('link', { name: /Change it/ }));
    expect(address()).toBe('/dashboard/settings/pages/imprint');
  });

  it.each([
    ['sends none', false, '/dashboard/mails'],
    ['sends mails', true, '/dashboard/settings/pages/withdrawal'],
  ])('leads to what texts lack that go with mails, in a shop that %s', async (_what, mail, at) => {
    const entries: LawView['entries'] = [
      { part: 'mail', rule: 'texts-with-mail', act: '§ 312f', state: 'missing' },
    ];
    const steps = { ...aShopSetup().steps, mail };
    const setup = () => aShopSetup({ law: { ...law, entries }, steps });
    stubDashboard({ ...shopIn('DE'), [SETUP]: setup });
    renderApp(ADDRESS);
    expect(await screen.findByRole('link', { name: /^Change it/ })).toHaveAttribute('href', at);
  });

  it('counts a single thing that is missing in good German', async () => {
    const german = () =>
      aShop({
        storefront: 'german',
        place: { country: 'DE', currency: 'EUR', locale: 'de-DE' },
      });
    stubDashboard({ 'GET /api/shop': german, [SETUP]: () => aShopSetup({ law }) });
    renderApp(ADDRESS);
    expect(await screen.findByText(/^1 fehlt, 1 erledigt/)).toBeVisible();
  });

  it('is neither done nor missing where nobody has read it, and has no source', async () => {
    stubDashboard({ ...shopIn('DE'), [SETUP]: () => aShopSetup({ law }) });
    renderApp(ADDRESS);
    const note = await entryOf('What sellers without tax have to say');
    expect(note.getByText('Not checked: ask your adviser')).toBeVisible();
    expect(note.queryByRole('link')).toBeNull();
    const safety = await entryOf(
      'Each book names its publisher with postal and electronic address',
    );
    expect(safety.getByText('The shop cannot tell: please check it yourself')).toBeVisible();
  });

  it('is not known everywhere', async () => {
    stubDashboard({ ...shopIn('JP'), [SETUP]: () => aShopSetup() });
    renderApp(ADDRESS);
    expect(await screen.findByText(/^We know no list for your country \(Japan\)/)).toBeVisible();
  });

  it('needs a country', async () => {
    const place = { currency: 'EUR', locale: 'en-GB', currencyIsFixed: false, version: 0 } as const;
    const settings = { 'GET /api/admin/shop/place': () => place };
    stubDashboard({ ...shopIn(), ...settings, [SETUP]: () => aShopSetup() });
    const { user, address } = renderApp(ADDRESS);
    await user.click(await screen.findByRole('link', { name: 'Set the country' }));
    expect(address()).toBe('/dashboard/settings/country');
  });

  it('names published pages that still have something to fill in', async () => {
    const unfinished = [{ page: 'imprint' as const, placeholders: ['Name', 'Street'] }];
    stubDashboard({ ...shopIn('DE'), [SETUP]: () => aShopSetup({ law, unfinished }) });
    renderApp(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Imprint: [Name], [Street]' })).toHaveAttribute(
      'href',
      '/dashboard/settings/pages/imprint',
    );
  });
});

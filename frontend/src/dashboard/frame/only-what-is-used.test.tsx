import { setShopPlace } from '@book-store/contract/place';
import type { Storefront } from '@book-store/contract/storefront';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aShop, aWay, someOverview } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../testing/sign-in-admin.ts';
import type { Stubs } from '../../testing/stub-api.ts';

vi.mock('../../kit/charts/bar-chart.tsx', () => ({ default: () => null }));

type Given = { storefront: Storefront; shop?: Partial<ReturnType<typeof aShop>>; stubs?: Stubs };

function open(at: string, { storefront, shop, stubs }: Given) {
  stubDashboard({ 'GET /api/shop': () => aShop({ storefront, ...shop }), ...stubs });
  return renderApp(at);
}

beforeEach(() => signInAdmin());

describe('the overview of a shop without favourites', () => {
  const stubs = {
    'GET /api/admin': () => someOverview({ totalBooks: 7, trendingBooks: 0, trendingShare: 0 }),
  };
  const figures = async () => {
    expect(await screen.findByText('7')).toBeVisible();
    return screen.getAllByRole('term').map(({ textContent }) => textContent);
  };

  it('has no figure that is zero', async () => {
    open('/dashboard', { storefront: 'refined', stubs });
    const names = await figures();
    expect(names.some((name) => /trending|favourite/i.test(name ?? ''))).toBe(false);
  });

  it('has all four as specified', async () => {
    open('/dashboard', { storefront: 'specified', stubs });
    const names = await figures();
    expect(names.some((name) => /trending/i.test(name ?? ''))).toBe(true);
  });
});

describe('the lists beside the orders', () => {
  const listed = async (ways: ReturnType<typeof aWay>[]) => {
    const { user } = open('/dashboard/orders', { storefront: 'refined', shop: { ways } });
    await user.click(await screen.findByRole('button', { name: 'More lists' }));
    return screen.getAllByRole('link').map(({ textContent }) => textContent);
  };

  it('are those of the ways in which the shop delivers', async () => {
    const names = await listed([aWay({ kind: 'pick-up' })]);
    expect(names).toContain('Pick-ups');
    expect(names).not.toContain('Delivery list');
  });

  it('have the rounds of a shop that drives them', async () => {
    const names = await listed([aWay({ kind: 'round' })]);
    expect(names).toContain('Delivery list');
    expect(names).not.toContain('Pick-ups');
  });
});

describe('the countries to choose from', () => {
  afterEach(() => setShopPlace());

  const first = async (storefront: Storefront) => {
    const place = { country: 'DE', currency: 'EUR', locale: 'de-DE' };
    setShopPlace(place);
    open('/dashboard/settings/country', {
      storefront,
      stubs: {
        'GET /api/admin/shop/place': () => ({ ...place, currencyIsFixed: false, version: 0 }),
      },
    });
    const country = await screen.findByRole('combobox', { name: /^Country/ });
    const names = within(country).getAllByRole('option', { hidden: true });
    return names.slice(1, 4).map(({ textContent }) => textContent);
  };

  it('begin with that of the shop and its neighbours', async () => {
    expect(await first('refined')).toEqual(['Germany', 'Austria', 'Belgium']);
  });

  it('are sorted by name as specified', async () => {
    expect((await first('specified'))[0]).toBe('Afghanistan');
  });
});

describe('the networks of a shop', () => {
  it('are in sight where it has an address, and the rest is folded', async () => {
    const social = { instagram: 'https://instagram.com/leseeck' };
    open('/dashboard/settings', { storefront: 'refined', shop: { social } });
    expect(await screen.findByLabelText(/Instagram/)).toBeVisible();
    expect(screen.getByLabelText(/Facebook/)).not.toBeVisible();
  });

  it('are all in sight as specified', async () => {
    open('/dashboard/settings', { storefront: 'specified' });
    expect(await screen.findByLabelText(/Facebook/)).toBeVisible();
  });
});

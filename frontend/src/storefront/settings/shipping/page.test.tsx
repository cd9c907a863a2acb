import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aShop, aWay } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import ShippingPage from './page.tsx';

const transfer = { method: 'transfer' as const, countries: [] };

function open(payments: ShopView['payments'], shop: Partial<ShopView> = {}) {
  stubApi({
    'GET /api/pages/:id': () => ({}),
    'GET /api/shop': () => aShop({ ways: [aWay()], payments, ...shop }),
  });
  renderPage(<ShippingPage />, { at: '/shipping' });
}

describe('the shipping policy', () => {
  it('asks for cash at the door where that is the only way to pay', async () => {
    open(undefined);
    expect(await screen.findByText(/is free\. The total .* hand over at the door/)).toBeVisible();
    expect(screen.getByText(/have the cash ready.*If nobody is at home/)).toBeVisible();
  });

  it('says no word about cash where customers choose', async () => {
    open([{ method: 'cash-on-delivery', countries: [] }, transfer]);
    expect(await screen.findByText(/The total at the checkout is all that you pay/)).toBeVisible();
    expect(
      screen.getByText('If nobody is at home, we try again on the next working day.'),
    ).toBeVisible();
    expect(screen.queryByText(/cash|hand over/)).toBeNull();
  });

  it('says which countries each way serves', async () => {
    const abroad = aWay({ name: 'Abroad', countries: ['AT', 'CH'] });
    open(undefined, { ways: [aWay({ name: 'Parcel', countries: ['DE'] }), abroad] });
    const costs = await screen.findByText(/is free/);
    expect(costs).toHaveTextContent('Parcel (Germany) is free.');
    expect(costs).toHaveTextContent('Abroad (Austria, Switzerland) is free.');
  });

  it.each([
    ['in the prices', true, [7000], /^The prices of our books include taxes\. /],
    [
      'added',
      false,
      [7000],
      /^Taxes are not in the prices of our books: the checkout adds them\. /,
    ],
    ['none', true, [], /^\S+ is free\. The total/],
  ])('says of taxes what the checkout does: %s', async (_what, included, rates, said) => {
    const from = '2020-01-01';
    const rows = rates.map((rate) => ({ country: 'DE', class: 'books' as const, rate, from }));
    open(undefined, { tax: { included, number: 'DE123456789', rates: rows } });
    expect(await screen.findByText(said)).toBeVisible();
  });
});

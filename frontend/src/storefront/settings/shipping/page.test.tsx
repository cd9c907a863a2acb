import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aShop, aWay } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import ShippingPage from './page.tsx';

const transfer = { method: 'transfer' as const, countries: [] };

function open(payments: ShopView['payments']) {
  stubApi({
    'GET /api/pages/:id': () => ({}),
    'GET /api/shop': () => aShop({ ways: [aWay()], payments }),
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
});

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refined } from '../../../../lib/wording/refined-texts.ts';
import { setShopWording } from '../../../../lib/wording/storefront-texts.ts';
import { aShop } from '../../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../../testing/render-page.tsx';
import { stubApi } from '../../../../testing/stub-api.ts';
import OrdersPage from '../../orders/page.tsx';

const LIST = 'GET /api/orders/email/:email';
const open = (auth: ReturnType<typeof anAuth>) =>
  renderPage(<OrdersPage />, { at: '/orders', auth });

describe('an account without orders', () => {
  it('asks whoever has no orders yet to confirm the address that a guest may have ordered with', async () => {
    stubApi({ [LIST]: () => [], 'GET /api/shop': () => aShop({ guestOrders: true }) });
    const sendVerification = vi.fn(async () => true);
    const unverified = aCustomer({ emailVerified: false });
    const { user } = open(anAuth({ currentUser: unverified, sendVerification }));
    expect(await screen.findByText('No orders found!')).toBeVisible();
    expect(screen.getByText(/placed as a guest .* come to your account once/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(sendVerification).toHaveBeenCalledOnce();
  });

  it('does not say in refined words that there are none', async () => {
    setShopWording({ language: 'en', tables: { storefront: refined } });
    stubApi({ [LIST]: () => [], 'GET /api/shop': () => aShop({ guestOrders: true }) });
    open(anAuth({ currentUser: aCustomer({ emailVerified: false }) }));
    expect(await screen.findByText('There are no orders in your account yet.')).toBeVisible();
  });

  it.each([
    ['takes no orders of guests', false, false],
    ['has the address confirmed', true, true],
  ])('says no word of that where the shop %s', async (_where, guestOrders, emailVerified) => {
    stubApi({ [LIST]: () => [], 'GET /api/shop': () => aShop({ guestOrders }) });
    open(anAuth({ currentUser: aCustomer({ emailVerified }) }));
    expect(await screen.findByText('No orders found!')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull();
  });
});

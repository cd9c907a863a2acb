import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrintReceipt } from '../kit/print/print-papers.tsx';
import { setShopWording, WordingContext } from '../lib/wording/storefront-texts.ts';
import {
  accept,
  cart,
  fillIn,
  one,
  PLACE,
  stubCheckout,
  terms,
} from '../storefront/orders/checkout/page.fixtures.tsx';
import CheckoutPage from '../storefront/orders/checkout/page.tsx';
import OrdersPage from '../storefront/orders/orders/page.tsx';
import { AddToCartButton } from '../storefront/orders/parts/cart/add-to-cart-button.tsx';
import LoginPage from '../storefront/people/login/page.tsx';
import { anAdminOrder } from '../testing/an-admin-order.ts';
import { anOrder, aShop } from '../testing/builders.ts';
import { renderApp } from '../testing/render-app.tsx';
import { aCustomer, anAuth, renderPage } from '../testing/render-page.tsx';
import { signInAdmin, stubDashboard } from '../testing/sign-in-admin.ts';
import { problem, stubApi } from '../testing/stub-api.ts';
import { dashboardInGerman } from './german-dashboard-texts.ts';
import { dashboardInRefinedEnglish } from './refined-dashboard-texts.ts';
import { inRefinedEnglish } from './refined-texts.ts';

const inRefined = (page: ReactElement) => (
  <WordingContext value={inRefinedEnglish}>{page}</WordingContext>
);
const auth = anAuth({ currentUser: aCustomer() });

describe('a refined storefront', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => setShopWording());

  it('leads to the cart where a book is in it, and shows no dialog', async () => {
    const { user } = renderPage(inRefined(<AddToCartButton book={one} />), { at: '/' });
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    const link = await screen.findByRole('link', { name: /^In your cart/ });
    expect(link).toHaveAttribute('href', '/cart');
  });

  it('says under each field of the sign-in what is missing', async () => {
    const { user } = renderPage(inRefined(<LoginPage />), { at: '/login' });
    await user.type(screen.getByLabelText('Email'), 'not an address');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Please fill in this field.',
    );
    expect(screen.queryByText(/valid email and password/)).not.toBeInTheDocument();
  });

  it('goes on to the orders at once after an order, and says why one could not be placed', async () => {
    const api = stubCheckout();
    const { user } = renderPage(inRefined(<CheckoutPage />), { at: '/checkout', auth, cart });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cash on delivery');
    await fillIn(user);
    await user.click(terms());
    api.answer(PLACE, () => problem(503, 'unavailable'));
    const place = () => user.click(screen.getByRole('button', { name: /^Place order/ }));
    await place();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    api.answer(PLACE, accept);
    await place();
    expect(await screen.findByText('Now at /orders')).toBeVisible();
  });

  it('shows the numbers of orders, and no ids', async () => {
    const order = anOrder();
    stubApi({ 'GET /api/orders/email/:email': () => [order] });
    renderPage(inRefined(<OrdersPage />), { at: '/orders', auth });
    const card = await screen.findByRole('article', { name: `Order ${order.number}` });
    expect(within(card).queryByText(new RegExp(order._id))).not.toBeInTheDocument();
  });

  it.each([
    ['refined', dashboardInRefinedEnglish, 'Packing slip', /Placed on/],
    ['german', dashboardInGerman, 'Lieferschein', /Eingegangen am/],
  ] as const)(
    'has no ids in the dashboard and on its papers: %s',
    async (storefront, wording, slip, placed) => {
      signInAdmin();
      setShopWording(wording);
      const order = anAdminOrder();
      stubDashboard({
        'GET /api/shop': () => aShop({ storefront }),
        'GET /api/admin/orders/:id': () => order,
      });
      renderApp(`/dashboard/orders/${order._id}`);
      expect(await screen.findByRole('region', { name: slip })).toHaveTextContent(placed);
      expect(screen.getByRole('heading', { name: new RegExp(order.number) })).toBeVisible();
      expect(document.body).not.toHaveTextContent(order._id);
    },
  );

  it('prints receipts without ids', async () => {
    vi.stubGlobal('print', () => {});
    stubApi({ 'GET /api/shop': () => aShop() });
    setShopWording(inRefinedEnglish);
    const order = anOrder({ status: 'delivered' });
    const { user } = renderPage(<PrintReceipt order={order} />);
    await user.click(screen.getByRole('button', { name: 'Print receipt' }));
    const paper = await screen.findByRole('region', { name: 'Receipt' });
    expect(paper).toHaveTextContent(order.number);
    expect(paper).not.toHaveTextContent(order._id);
  });
});

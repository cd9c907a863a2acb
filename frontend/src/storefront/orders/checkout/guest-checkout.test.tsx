import { setShopPlace } from '@book-store/contract/place';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { anOrder, aShop } from '../../../testing/builders.ts';
import { enter } from '../../../testing/enter.ts';
import { anAuth, renderPage } from '../../../testing/render-page.tsx';
import { reply } from '../../../testing/stub-api.ts';
import { cart, fillIn, open, PLACE, place, stubCheckout, terms, typed } from './page.fixtures.tsx';
import CheckoutPage from './page.tsx';

const TOKEN = `${'a'.repeat(32)}.${'b'.repeat(43)}`;
const openAsGuest = () =>
  renderPage(<CheckoutPage />, {
    at: '/checkout',
    auth: anAuth({ currentUser: null }),
    cart,
  });

afterEach(() => setShopPlace());

describe('the checkout of a guest', () => {
  it('asks for the email address, and leads to the order', async () => {
    const { answer, callsTo } = stubCheckout();
    answer(PLACE, () => reply({ ...anOrder(), guestToken: TOKEN }, { status: 201 }));
    const { user } = openAsGuest();
    await enter(user, await screen.findByLabelText('Name'), 'Gus Guest');
    await enter(user, screen.getByLabelText('Email'), 'gus@example.com');
    await fillIn(user, typed);
    await user.click(terms());
    await user.click(place());
    await user.click(await screen.findByRole('button', { name: "Yes, It's Okay!" }));
    expect(await screen.findByText(`Now at /guest-order#${TOKEN}`)).toBeVisible();
    expect(callsTo(PLACE)[0]?.body).toMatchObject({ name: 'Gus Guest', email: 'gus@example.com' });
    expect(callsTo('GET /api/account')).toEqual([]);
  });

  it('saves nothing for next time, and offers to sign in', async () => {
    stubCheckout();
    openAsGuest();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(
      screen.queryByRole('checkbox', { name: 'Save name, phone and address for next time' }),
    ).toBeNull();
  });

  it('does not send an order without an email address', async () => {
    const { callsTo } = stubCheckout();
    const { user } = openAsGuest();
    await enter(user, await screen.findByLabelText('Name'), 'Gus Guest');
    await fillIn(user, typed);
    expect(screen.getByText(/1 field to go/)).toBeVisible();
    await user.click(terms());
    await user.click(place());
    await expect
      .poll(() => screen.getByLabelText('Email'))
      .toHaveAccessibleDescription(/Please enter your email address/);
    expect(screen.getByText('Please enter your email address.')).toBeVisible();
    expect(screen.getByText('Please correct the marked fields.')).toBeVisible();
    expect(callsTo(PLACE)).toEqual([]);
  });

  it('has nobody sign in where the shop has no accounts', async () => {
    const { answer } = stubCheckout();
    answer('GET /api/shop', () => aShop({ guestOrders: true, accounts: false }));
    openAsGuest();
    expect(await screen.findByLabelText('Email')).toBeEnabled();
    await expect.poll(() => screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});

describe('the button that orders', () => {
  it.each([
    ['DE', 'Order with obligation to pay'],
    ['GB', 'Place an Order'],
    [undefined, 'Place an Order'],
  ])('says in a shop in %s: %s', async (country, name) => {
    setShopPlace({ country, currency: 'USD', locale: 'en-US' });
    stubCheckout();
    open();
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });
});

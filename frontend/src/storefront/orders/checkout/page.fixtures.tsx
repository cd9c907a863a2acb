import { screen } from '@testing-library/react';
import { aBook, anOrder, aShop } from '../../../testing/builders.ts';
import { enter } from '../../../testing/enter.ts';
import { aCustomer, anAuth, renderPage } from '../../../testing/render-page.tsx';
import { reply, stubApi } from '../../../testing/stub-api.ts';
import type { CurrentUser } from '../../people/parts/session/auth-context.ts';
import type { CartItem } from '../parts/cart/cart-slice.ts';
import CheckoutPage from './page.tsx';

export const PLACE = 'POST /api/orders/';
export const one = aBook({ title: 'One', newPrice: 0.1 });
export const two = aBook({ title: 'Two', newPrice: 0.2 });
export const cart = [one, two];
export const accept = () => reply(anOrder(), { status: 201 });

type Opening = { customer?: CurrentUser; books?: CartItem[]; logout?: () => Promise<void> };

export function open({
  customer = aCustomer(),
  books = cart,
  logout = async () => undefined,
}: Opening = {}) {
  const auth = anAuth({ currentUser: customer, logout });
  return renderPage(<CheckoutPage />, { at: '/checkout', auth, cart: books });
}

export type User = ReturnType<typeof open>['user'];

export const typed = {
  Phone: '+49 (123) 45-678',
  'Address / Street': 'Inkwell Lane 7',
  City: 'Springfield',
  Zipcode: '01234',
  State: 'Hesse',
  Country: 'Germany',
};

/** What a refined storefront says instead. */
const REFINED: Record<string, string> = { Zipcode: 'ZIP or postal code' };

export async function fillIn(user: User, entries: Record<string, string> = typed) {
  for (const [label, text] of Object.entries(entries)) {
    const field = screen.queryByLabelText(label) ?? screen.getByLabelText(REFINED[label] ?? label);
    await user.clear(field);
    await enter(user, field, text);
  }
}

export const terms = () => screen.getByRole('checkbox', { name: /I agree to the Terms/ });
/** The law of the European Union requires more of it. */
export const place = () =>
  screen.getByRole('button', { name: /^(Place an Order|Order with obligation to pay)$/ });
export const okay = (name = 'OK') => screen.findByRole('button', { name });

export async function order(user: User, entries = typed) {
  await fillIn(user, entries);
  await user.click(terms());
  await user.click(place());
}

/** Closes the alert after the order failed. */
export async function dismissFailure(user: User) {
  await screen.findByRole('dialog', { name: 'Failed to place an order' });
  await user.click(await okay());
}

/** Stubs everything that the checkout requests; orders are accepted. */
export const stubCheckout = () =>
  stubApi({
    'GET /api/account': () => ({ name: '', phone: '', addresses: [] }),
    'GET /api/books/': () => cart,
    'GET /api/shop': () => aShop(),
    [PLACE]: accept,
  });

import type {
  CodePreview,
  CodeRefused,
  PreviewCodeBody,
} from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook, aShop, aWay } from '../../../testing/builders.ts';
import { enter } from '../../../testing/enter.ts';
import { anAuth, renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import CartPage from '../cart/page.tsx';
import {
  accept,
  dismissFailure,
  open as openCheckout,
  order,
  PLACE,
  stubCheckout,
} from './page.fixtures.tsx';
import CheckoutPage from './page.tsx';

const PREVIEW = 'POST /api/discount-codes/preview';
const emma = aBook({ title: 'Emma', newPrice: 20 });
const other = aBook({ title: 'Other', newPrice: 10 });
const cart = [emma, other];
const preview = (given: Partial<CodePreview> = {}): CodePreview => ({
  code: 'WELCOME-10',
  kind: 'percent',
  percent: 15,
  eligible: [emma._id],
  discount: 3,
  ...given,
});
const refuse = (reason: CodeRefused['reason'], more = {}) =>
  problem(409, 'code-refused', { reason, ...more });

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

type User = ReturnType<typeof openCheckout>['user'];
const field = () => screen.getByRole('textbox', { name: 'Discount code' });
async function use(user: User, code: string) {
  await user.click(await screen.findByText('Use a discount code'));
  await user.type(field(), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

describe('the cart', () => {
  const sum = () => screen.getByRole('complementary', { name: 'Subtotal' });
  function open(reply: () => ReturnType<typeof problem> | CodePreview, discountCodes = true) {
    const api = stubApi({
      'GET /api/shop': () => aShop({ ...(discountCodes && { discountCodes }) }),
      'GET /api/books/': () => cart,
      [PREVIEW]: reply,
    });
    return { ...api, ...renderPage(<CartPage />, { at: '/cart', cart }) };
  }

  it('has no field for codes in a shop without any', async () => {
    open(preview, false);
    expect(await screen.findByText(/\(estimate\)/)).toBeVisible();
    expect(screen.queryByText('Use a discount code')).toBeNull();
  });

  it('previews what a code takes off, and takes it off again', async () => {
    const { user, callsTo } = open(preview);
    await use(user, 'welcome-10');
    await waitFor(() => expect(sum()).toHaveTextContent('Discount code WELCOME-10−$3.00'));
    expect(sum()).toHaveTextContent('With the discount$27.00');
    expect(callsTo(PREVIEW)[0]?.body).toEqual({
      code: 'welcome-10',
      productIds: [emma._id, other._id],
      quantities: [1, 1],
    });
    await user.click(screen.getByRole('button', { name: 'Remove WELCOME-10' }));
    expect(sum()).not.toHaveTextContent('WELCOME-10');
    expect(field()).toHaveValue('');
  });

  it('says that the delivery is free', async () => {
    const { user } = open(() => preview({ kind: 'delivery', discount: 0 }));
    await use(user, 'welcome-10');
    await waitFor(() => expect(sum()).toHaveTextContent('Discount code WELCOME-10free delivery'));
    expect(sum()).not.toHaveTextContent('With the discount');
  });

  it.each([
    ['unknown', {}, /We have no such code/],
    ['not-yet', { firstDay: '2026-12-01' }, /from December 1, 2026 on/],
    ['expired', {}, /has expired/],
    ['used-up', {}, /has been used up/],
    ['used-by-you', {}, /You have already used/],
    ['minimum', { minimum: 50 }, /books for at least \$50\.00/],
    ['not-these-books', {}, /not for the books in your cart/],
  ] as const)('says at the field why a code is refused: %s', async (reason, more, sentence) => {
    const { user } = open(() => refuse(reason, more));
    await use(user, 'welcome-10');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(sentence));
    expect(sum()).not.toHaveTextContent('With the discount');
    await user.type(field(), 'x');
    expect(field()).not.toHaveAccessibleDescription();
  });
});

describe('the checkout', () => {
  const summary = () => screen.getByRole('complementary', { name: 'Your books' });
  function open(reply: () => ReturnType<typeof problem> | CodePreview = preview) {
    const api = stubCheckout();
    api.answer('GET /api/shop', () => aShop({ discountCodes: true }));
    api.answer('GET /api/books/', () => cart);
    api.answer(PREVIEW, reply);
    api.answer(PLACE, accept);
    return { ...api, ...openCheckout({ books: cart }) };
  }

  it('takes over the code of the cart, orders with it, and forgets it', async () => {
    localStorage.setItem('book-store-discount-v1', 'welcome-10');
    const { user, callsTo } = open();
    await waitFor(() => expect(summary()).toHaveTextContent('Discount code WELCOME-10−$3.00'));
    expect(screen.getByText('Total Price:')).toHaveTextContent('$27.00');
    await order(user);
    await waitFor(() => expect(callsTo(PLACE)).toHaveLength(1));
    expect(callsTo(PLACE)[0]?.body).toMatchObject({
      discountCode: 'welcome-10',
      totalPrice: '27.00',
    });
    await user.click(await screen.findByRole('button', { name: "Yes, It's Okay!" }));
    expect(localStorage.getItem('book-store-discount-v1')).toBeNull();
  });

  it('says with a code for free delivery that each way of it is free', async () => {
    localStorage.setItem('book-store-discount-v1', 'by-post');
    const { answer } = open(() => preview({ code: 'BY-POST', kind: 'delivery', discount: 0 }));
    const ways = [
      aWay({ name: 'Home', countries: ['US'], price: 3 }),
      aWay({ name: 'Express', countries: ['US'], price: 9 }),
    ];
    answer('GET /api/shop', () => aShop({ discountCodes: true, ways }));
    expect(await screen.findByRole('radio', { name: /^Express.*free$/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Home.*free$/ })).toBeChecked();
    expect(screen.getByText('Total Price:')).toHaveTextContent('$30.00');
  });

  it('takes a code at Enter without ordering', async () => {
    const { user, callsTo } = open();
    await user.click(await screen.findByText('Use a discount code'));
    await user.type(field(), 'welcome-10{Enter}');
    await waitFor(() => expect(screen.getByText('Total Price:')).toHaveTextContent('$27.00'));
    expect(callsTo(PLACE)).toEqual([]);
  });

  it('keeps the place of keyboard users, but leaves a new page alone', async () => {
    localStorage.setItem('book-store-discount-v1', 'welcome-10');
    const { user } = open();
    const remove = await screen.findByRole('button', { name: 'Remove WELCOME-10' });
    expect(document.body).toHaveFocus();
    remove.focus();
    await user.keyboard('{Enter}');
    expect(summary()).toContainElement(document.activeElement as HTMLElement);
  });

  it('orders without a code that is refused', async () => {
    localStorage.setItem('book-store-discount-v1', 'welcome-10');
    const { user, callsTo } = open(() => refuse('expired'));
    expect(await within(summary()).findByText('This code has expired.')).toBeVisible();
    await order(user);
    await waitFor(() => expect(callsTo(PLACE)).toHaveLength(1));
    expect(callsTo(PLACE)[0]?.body).toMatchObject({ totalPrice: '30.00' });
    expect(callsTo(PLACE)[0]?.body).not.toHaveProperty('discountCode');
  });

  it('says to a guest, once the address is typed, that the code has been used', async () => {
    localStorage.setItem('book-store-discount-v1', 'welcome-10');
    const api = stubCheckout();
    api.answer('GET /api/shop', () => aShop({ discountCodes: true, guestOrders: true }));
    api.answer('GET /api/books/', () => cart);
    api.answer(PREVIEW, ({ body }) =>
      (body as PreviewCodeBody).email === 'gus@example.com' ? refuse('used-by-you') : preview(),
    );
    const auth = anAuth({ currentUser: null });
    const { user } = renderPage(<CheckoutPage />, { at: '/checkout', auth, cart });
    await waitFor(() => expect(screen.getByText('Total Price:')).toHaveTextContent('$27.00'));
    await enter(user, screen.getByLabelText('Email'), 'gus@example.com');
    expect(await within(summary()).findByText('You have already used this code.')).toBeVisible();
    expect(screen.getByText('Total Price:')).toHaveTextContent('$30.00');
    await user.clear(screen.getByLabelText('Email'));
    await enter(user, screen.getByLabelText('Email'), 'gustava@example.com');
    await waitFor(() => expect(screen.getByText('Total Price:')).toHaveTextContent('$27.00'));
  });

  it('says why the order is refused, and what it costs without the code', async () => {
    localStorage.setItem('book-store-discount-v1', 'welcome-10');
    const { user, answer } = open();
    await waitFor(() => expect(screen.getByText('Total Price:')).toHaveTextContent('$27.00'));
    answer(PLACE, () => refuse('used-up'));
    answer(PREVIEW, () => refuse('used-up'));
    await order(user);
    await dismissFailure(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This code has been used up.');
    await waitFor(() => expect(screen.getByText('Total Price:')).toHaveTextContent('$30.00'));
  });
});

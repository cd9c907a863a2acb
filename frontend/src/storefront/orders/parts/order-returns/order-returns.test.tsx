import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import type { OrderReturn } from '@book-store/contract/orders/returns/order-returns.schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inRefinedEnglish } from '../../../../app/refined-texts.ts';
import { setShopWording } from '../../../../lib/wording/storefront-texts.ts';
import { anOrder, aShop } from '../../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../../testing/stub-api.ts';
import GuestOrderPage from '../../guest-order/page.tsx';
import OrdersPage from '../../orders/page.tsx';

const LIST = 'GET /api/orders/email/:email';
const ASK = 'POST /api/orders/:id/returns';
const CANCEL = 'POST /api/orders/:id/cancel-lines';
const auth = anAuth({ currentUser: aCustomer() });
const [EMMA, DUNE] = ['a'.repeat(24), 'b'.repeat(24)] as const;
const line = (bookId: string, title: string, quantity = 1) => ({
  bookId,
  title,
  coverImage: 'book-1.webp',
  price: 10,
  quantity,
});
const books = [line(EMMA, 'Emma', 2), line(DUNE, 'Dune')];
const today = () => new Date().toISOString();
const delivered = (given: Partial<OrderView> = {}) =>
  anOrder({
    status: 'delivered',
    cancellable: false,
    lines: books,
    history: [{ status: 'delivered', at: today() }],
    ...given,
  } as Parameters<typeof anOrder>[0]);
const aReturn = (given: Partial<OrderReturn> = {}): OrderReturn => ({
  _id: 'c'.repeat(24),
  state: 'asked',
  at: today(),
  lines: [{ bookId: DUNE, quantity: 1 }],
  reason: 'damaged',
  ...given,
});
function open(order: OrderView, returnDays: number | undefined = 14) {
  const api = stubApi({ [LIST]: () => [order], 'GET /api/shop': () => aShop({ returnDays }) });
  return { ...api, ...renderPage(<OrdersPage />, { at: '/orders', auth }) };
}
const button = (name: string) => screen.queryByRole('button', { name });

afterEach(() => setShopWording());

describe('a delivered order', () => {
  it('lets the customer give back some copies, with a reason', async () => {
    const order = delivered();
    const { user, answer, callsTo } = open(order);
    await user.click(await screen.findByRole('button', { name: 'Give books back' }));
    const form = within(await screen.findByRole('form', { name: 'Give books back' }));
    await user.selectOptions(form.getByLabelText('Emma'), '2 books');
    await user.click(form.getByRole('checkbox', { name: 'Dune' }));
    await user.selectOptions(form.getByLabelText('Why?'), 'It arrived damaged');
    await user.type(form.getByLabelText(/Anything else/), 'Torn.');
    const after = { ...order, returns: [aReturn()] };
    answer(ASK, () => after);
    answer(LIST, () => [after]);
    await user.click(form.getByRole('button', { name: 'Ask for the return' }));
    expect(await screen.findByText('We have your request, and answer by mail.')).toBeVisible();
    expect(callsTo(ASK)[0]?.body).toEqual({
      lines: [
        { bookId: EMMA, quantity: 2 },
        { bookId: DUNE, quantity: 1 },
      ],
      reason: 'damaged',
      note: 'Torn.',
    });
    expect(await screen.findByRole('region', { name: 'Books you give back' })).toHaveTextContent(
      /^Books you give backDune,.*Please keep the books until we answer/,
    );
  });

  it('keeps keyboard users where they are', async () => {
    const order = delivered();
    const { user, answer } = open(order);
    (await screen.findByRole('button', { name: 'Give books back' })).focus();
    await user.keyboard('{Enter}');
    const form = await screen.findByRole('form', { name: 'Give books back' });
    expect(form).toHaveFocus();
    within(form).getByRole('button', { name: 'Keep all books' }).focus();
    await user.keyboard('{Enter}');
    expect(button('Give books back')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('checkbox', { name: 'Dune' }));
    await user.selectOptions(screen.getByLabelText('Why?'), 'Another reason');
    answer(ASK, () => order);
    await user.click(screen.getByRole('button', { name: 'Ask for the return' }));
    expect(await screen.findByText('We have your request, and answer by mail.')).toHaveFocus();
  });

  it('says what is missing, and what the shop says', async () => {
    const { user, answer, callsTo } = open(delivered());
    await user.click(await screen.findByRole('button', { name: 'Give books back' }));
    const ask = await screen.findByRole('button', { name: 'Ask for the return' });
    await user.selectOptions(screen.getByLabelText('Why?'), 'Another reason');
    await user.click(ask);
    expect(screen.getByText('Please choose a book.')).toBeVisible();
    expect(callsTo(ASK)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Dune' }));
    expect(screen.queryByText('Please choose a book.')).not.toBeInTheDocument();
    const detail = 'All copies of Dune are being given back already.';
    answer(ASK, () => problem(409, 'conflict', { detail }));
    await user.click(ask);
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it.each([
    [
      'On its way',
      { state: 'on-its-way', instructions: '1 Quiet Lane' },
      /Where to:\s1 Quiet Lane/,
    ],
    ['refused', { state: 'refused', refusal: 'It is torn.' }, /cannot take.*: It is torn\./],
    ['refunded', { state: 'refunded', amount: 9 }, /Done: \$9\.00 given back/],
    ['received', { state: 'received' }, /write to you about your money/],
  ] as const)('says how far a return is: %s', async (_name, given, words) => {
    open(delivered({ returns: [aReturn(given)] }));
    expect(await screen.findByRole('region', { name: 'Books you give back' })).toHaveTextContent(
      words,
    );
  });

  it.each([
    ['where the shop takes none', delivered(), undefined],
    [
      'after the days',
      delivered({ history: [{ status: 'delivered', at: '2026-01-01T00:00:00.000Z' }] }),
      14,
    ],
    [
      'for books that are all on their way back',
      delivered({ lines: [line(DUNE, 'Dune')], returns: [aReturn()] }),
      14,
    ],
    ['before the delivery', anOrder(), 14],
  ] as const)('offers no return %s', async (_name, order, days) => {
    const api = stubApi({
      [LIST]: () => [order],
      'GET /api/shop': () => aShop({ returnDays: days }),
    });
    renderPage(<OrdersPage />, { at: '/orders', auth });
    await screen.findByRole('article');
    await expect.poll(() => api.callsTo('GET /api/shop').length).toBeGreaterThan(0);
    expect(button('Give books back')).toBeNull();
  });

  it('is given back by a guest with the token of the link', async () => {
    const token = `${'a'.repeat(32)}.${'b'.repeat(43)}`;
    const GUEST_ASK = 'POST /api/guest-orders/returns';
    const order = delivered({ lines: [line(DUNE, 'Dune')] });
    const { callsTo } = stubApi({
      'POST /api/guest-orders/view': () => order,
      [GUEST_ASK]: () => order,
      'GET /api/shop': () => aShop({ returnDays: 14 }),
    });
    const { user } = renderPage(<GuestOrderPage />, { at: `/guest-order#${token}` });
    await user.click(await screen.findByRole('button', { name: 'Give books back' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Dune' }));
    await user.selectOptions(screen.getByLabelText('Why?'), 'Another reason');
    await user.click(screen.getByRole('button', { name: 'Ask for the return' }));
    expect(await screen.findByText('We have your request, and answer by mail.')).toBeVisible();
    expect(callsTo(GUEST_ASK)[0]?.body).toEqual({
      token,
      lines: [{ bookId: DUNE, quantity: 1 }],
      reason: 'other',
    });
  });
});

describe('an order that is not packed yet', () => {
  const placed = (given = {}) =>
    anOrder({ lines: books, linesCancellable: true, ...given } as Parameters<typeof anOrder>[0]);

  it('lets the customer cancel copies of it in a refined shop', async () => {
    setShopWording(inRefinedEnglish);
    const { user, answer, callsTo } = open(placed());
    await user.click(await screen.findByRole('button', { name: 'Cancel single books' }));
    const form = within(await screen.findByRole('form', { name: 'Cancel single books' }));
    await user.selectOptions(form.getByLabelText('Emma'), '1 book');
    answer(CANCEL, () => placed());
    await user.click(form.getByRole('button', { name: 'Cancel these books' }));
    expect(await screen.findByText('Your order has changed.')).toBeVisible();
    expect(callsTo(CANCEL)[0]?.body).toEqual({ lines: [{ bookId: EMMA, from: 2, to: 1 }] });
  });

  it.each([
    ['in a shop as specified', placed(), false],
    ['once the owner has changed it', placed({ linesCancellable: undefined }), true],
    ['with one book, which is the whole order', placed({ lines: [line(DUNE, 'Dune')] }), true],
  ] as const)('is only cancelled as a whole %s', async (_name, order, isRefined) => {
    if (isRefined) setShopWording(inRefinedEnglish);
    open(order);
    await screen.findByRole('button', { name: 'Cancel this order' });
    expect(button('Cancel single books')).toBeNull();
  });
});

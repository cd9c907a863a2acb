import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aPaper, paperRef } from '../../../testing/a-paper.ts';
import { aBook, anOrder, aShop } from '../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../testing/render-page.tsx';
import { networkError, problem, reply, stubApi } from '../../../testing/stub-api.ts';
import OrdersPage from './page.tsx';

const LIST = 'GET /api/orders/email/:email';
const auth = anAuth({ currentUser: aCustomer() });
const open = (as = auth) => renderPage(<OrdersPage />, { at: '/orders', auth: as });
const card = ({ number }: Pick<OrderView, 'number'>) =>
  screen.findByRole('article', { name: `Order ${number}` });

describe('the orders page', () => {
  it('shows each order with all its details', async () => {
    const order = anOrder({ totalPrice: 12.5 });
    stubApi({ [LIST]: () => [order] });
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
    const shown = await card(order);
    for (const text of [order._id, 'Ada Reader', 'ada@example.com', '+4912345678', '$12.50']) {
      expect(within(shown).getAllByText(text)[0]).toBeVisible();
    }
    for (const line of ['Inkwell Lane 7', 'Springfield, Hesse 01234', 'Germany']) {
      expect(within(within(shown).getByRole('group')).getByText(line)).toBeVisible();
    }
    const [id = ''] = order.productIds;
    expect(shown).toHaveTextContent(`ID ${id}`);
    expect(within(shown).getByRole('link', { name: /The Time Machine/ })).toHaveAttribute(
      'href',
      `/books/${id}`,
    );
  });

  it('lists the orders by number as the server sends them, newest first', async () => {
    const [newer, older] = [anOrder({ name: 'Newer' }), anOrder({ name: 'Older' })];
    stubApi({ [LIST]: () => [newer, older] });
    open();
    expect(await card(newer)).toHaveTextContent('Newer');
    expect(await card(older)).toHaveTextContent('Older');
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('Newer');
  });

  it('puts the order that was just placed first, with what happens next', async () => {
    const [placed, older] = [anOrder({ totalPrice: 30 }), anOrder()];
    stubApi({
      [LIST]: () => [placed, older],
      'GET /api/shop': () => aShop(),
    });
    const state = { placed: placed._id, unsaved: false };
    renderPage(<OrdersPage />, { at: '/orders', auth, state });
    const next = within(await card(placed)).getByRole('region', { name: 'What happens next' });
    expect(next).toHaveTextContent(`We have your order ${placed.number}`);
    await waitFor(() => expect(next).toHaveTextContent('in about 2 to 4 working days'));
    expect(next).toHaveTextContent('You pay $30.00 in cash');
    expect(within(await card(older)).queryByRole('region')).toBeNull();
  });

  it.each([
    ['phone', { phone: '0123 456' }],
    ['address', { address: 'Am Markt 1' }],
    ['mail server', { answersMail: true as const }],
    ['way to reach it', {}],
  ])('speaks of talking to a shop only if it has a way to be reached: %s', async (_, contact) => {
    const placed = anOrder();
    stubApi({ [LIST]: () => [placed], 'GET /api/shop': () => aShop(contact) });
    const state = { placed: placed._id, unsaved: false };
    renderPage(<OrdersPage />, { at: '/orders', auth, state });
    const next = within(await card(placed)).getByRole('region', { name: 'What happens next' });
    await waitFor(() => expect(next).toHaveTextContent('in about 2 to 4 working days'));
    const isReachable = Object.keys(contact).length > 0;
    expect(/when you talk to us/.test(next.textContent)).toBe(isReachable);
  });

  it('shows an order of a gift card without anything of books', async () => {
    const order = anOrder({
      lines: [],
      productIds: [],
      address: undefined,
      delivery: undefined,
      status: 'awaiting-payment',
      history: [{ status: 'awaiting-payment', at: '2026-11-20T12:00:00.000Z' }],
      boughtGiftCard: {
        amount: 25,
        recipient: { name: 'Grace', email: 'grace@example.com', message: 'Read on!' },
        sendOn: '2026-12-24',
      },
    });
    stubApi({ [LIST]: () => [order], 'GET /api/shop': () => aShop({ returnDays: 14 }) });
    const state = { placed: order._id, unsaved: false };
    renderPage(<OrdersPage />, { at: '/orders', auth, state });
    const shown = within(await card(order));
    for (const text of ['Gift card for Grace', '$25.00', 'Read on!'])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByText(/By mail to grace@example.com, on .*24/)).toBeVisible();
    expect(shown.getByRole('region', { name: 'What happens next' })).toHaveTextContent(
      /A mail brings the gift card on .*24/,
    );
    expect(shown.queryByText(/books|pick/i)).toBeNull();
    expect(shown.queryByRole('button', { name: 'Order again' })).toBeNull();
    const steps = within(shown.getByRole('list', { name: 'Order status' })).getAllByRole(
      'listitem',
    );
    expect(steps).toHaveLength(2);
    expect(steps[0]).toHaveTextContent('Waiting for payment');
    expect(steps[1]).toHaveTextContent('Delivered');
  });

  it('says which tax the total includes', async () => {
    const sums = [{ rate: 7000, net: 9.35, tax: 0.65, gross: 10 }];
    const order = anOrder({ totalPrice: 10, taxes: { included: true, sums } });
    stubApi({ [LIST]: () => [order, anOrder()] });
    open();
    expect(await card(order)).toHaveTextContent('incl. 7% tax$0.65');
    expect(screen.getAllByText(/% tax/)).toHaveLength(1);
  });

  it('says what the delivery cost', async () => {
    const [paid, free] = [anOrder({ deliveryFee: 4.5 }), anOrder({ deliveryFee: 0 })];
    stubApi({ [LIST]: () => [paid, free] });
    open();
    expect(await card(paid)).toHaveTextContent('Delivery: $4.50');
    expect(await card(free)).toHaveTextContent('Delivery: free');
  });

  it('puts what is still sold into the cart again, and says what is not', async () => {
    const [sold, out, there] = [
      aBook({ title: 'Emma', newPrice: 9 }),
      aBook({ title: 'Dune', stock: 0 }),
      aBook({ title: 'Jane Eyre' }),
    ];
    const lines = [sold, out, there, aBook({ title: 'Gone' })].map(({ _id, title }) => ({
      bookId: _id,
      title,
      coverImage: '',
      price: 12,
      quantity: 1,
    }));
    stubApi({ [LIST]: () => [anOrder({ lines })], 'GET /api/books/': () => [sold, out, there] });
    const { user, store } = renderPage(<OrdersPage />, { at: '/orders', auth, cart: [there] });
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    expect(await screen.findByText('Added to your cart: Emma.')).toBeVisible();
    expect(screen.getByText('In your cart already: Jane Eyre.')).toBeVisible();
    expect(screen.getByText('Not sold at the moment: Dune and Gone.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(store.getState().cart.items.map(({ newPrice, title }) => [title, newPrice])).toEqual([
      ['Jane Eyre', 12.5],
      ['Emma', 9],
    ]);
  });

  it('adds nothing to the cart while the shop cannot be reached', async () => {
    stubApi({ [LIST]: () => [anOrder()], 'GET /api/books/': networkError });
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    expect(await screen.findByText(/nothing was added/)).toBeVisible();
    expect(store.getState().cart.items).toEqual([]);
  });

  it('prints the receipt of one order alone', async () => {
    const printed: (string | null | undefined)[] = [];
    const receipt = () => document.querySelector('.print-sheet');
    vi.stubGlobal('print', () => printed.push(receipt()?.textContent));
    const one = anOrder({ status: 'delivered', deliveryFee: 4.5, totalPrice: 17 });
    const other = anOrder();
    stubApi({ [LIST]: () => [one, other] });
    const { user } = open();
    await user.click(within(await card(one)).getByRole('button', { name: 'Print receipt' }));
    expect(printed).toHaveLength(1);
    for (const text of [one.number, 'The Time Machine', 'Delivery$4.50', '$17.00', 'Ada Reader']) {
      expect(printed[0]).toContain(text);
    }
    expect(printed[0]).not.toContain(other.number);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(receipt()).toBeNull());
  });

  it('offers no receipt for an order that is not paid', async () => {
    const cancelled = anOrder({ status: 'cancelled', cancellable: false });
    stubApi({ [LIST]: () => [cancelled, anOrder()] });
    open();
    await screen.findAllByRole('article');
    expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull();
  });

  it('prints the invoice of a cancelled order with its credit note', async () => {
    const invoice = aPaper();
    const corrects = { paper: invoice._id, number: '7', day: invoice.day, whole: true };
    const creditNote = aPaper({ kind: 'credit-note', number: '9', corrects });
    const papers = [invoice, creditNote].map(paperRef);
    const order = anOrder({ status: 'cancelled', papers });
    stubApi({ [LIST]: () => [order], 'GET /api/orders/:id/papers/:paper': () => creditNote });
    const printed: (string | null | undefined)[] = [];
    vi.stubGlobal('print', () => printed.push(document.querySelector('.print-sheet')?.textContent));
    const { user } = open();
    const shown = within(await card(order));
    expect(shown.getByRole('button', { name: 'Print invoice 7' })).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Print credit note 9' }));
    await waitFor(() => expect(printed[0]).toContain('This cancels the whole of invoice 7'));
  });

  it.each([true, undefined] as const)('mails papers if the shop can: %s', async (answersMail) => {
    const order = anOrder({ papers: [paperRef(aPaper())] });
    stubApi({ [LIST]: () => [order], 'GET /api/shop': () => aShop({ answersMail }) });
    open();
    const buttons = async () =>
      within(await card(order)).queryAllByRole('button', { name: /mail/ });
    await waitFor(async () => expect(await buttons()).toHaveLength(answersMail ? 1 : 0));
  });

  it('shows past, current and future statuses', async () => {
    const order = anOrder({
      status: 'packed',
      history: [
        { status: 'placed', at: '2026-11-17T12:00:00.000Z' },
        { status: 'confirmed', at: '2026-11-18T12:00:00.000Z' },
        { status: 'packed', at: '2026-11-19T12:00:00.000Z' },
      ],
    });
    stubApi({ [LIST]: () => [order] });
    open();
    const timeline = await screen.findByRole('list', { name: 'Order status' });
    const steps = within(timeline).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Placed Nov 17, 2026',
      'Confirmed Nov 18, 2026',
      'Packed Nov 19, 2026',
      'Out for delivery (not yet)',
      'Delivered (not yet)',
    ]);
    expect(steps[2]).toHaveAttribute('aria-current', 'step');
  });

  it('strikes the total of a cancelled order through, and says the state beside its number', async () => {
    const order = anOrder({ totalPrice: 12.5, status: 'cancelled', cancellable: false });
    stubApi({ [LIST]: () => [order] });
    open();
    const shown = await card(order);
    const total = within(shown).getByText('$12.50', { selector: 's *' });
    // The line stands where it does for the size of the text of <s>.
    expect(total.className).not.toMatch(/text-h/);
    expect(total.closest('s')?.className).toMatch(/text-h/);
    expect(within(shown).getByText('Nothing to pay')).toBeVisible();
    expect(within(shown).getByText('Cancelled', { selector: 'header *' })).toBeVisible();
  });

  it('shows no future statuses for a cancelled order', async () => {
    const order = anOrder({
      status: 'cancelled',
      history: [
        { status: 'placed', at: '2026-11-17T12:00:00.000Z' },
        { status: 'cancelled', at: '2026-11-18T12:00:00.000Z' },
      ],
    });
    stubApi({ [LIST]: () => [order] });
    open();
    const timeline = await screen.findByRole('list', { name: 'Order status' });
    expect(timeline).toHaveTextContent(/^Placed Nov 17, 2026Cancelled Nov 18, 2026$/);
  });

  it('cancels an order after confirmation', async () => {
    const order = anOrder({ status: 'confirmed' });
    const cancelled = { ...order, status: 'cancelled' as const, cancellable: false };
    const { answer, callsTo } = stubApi({
      [LIST]: () => [order],
      'GET /api/shop': () => aShop(),
    });
    answer('POST /api/orders/:id/cancel', () => {
      answer(LIST, () => [cancelled]);
      return cancelled;
    });
    const state = { placed: order._id, unsaved: false };
    const { user } = renderPage(<OrdersPage />, { at: '/orders', auth, state });
    expect(await screen.findByRole('region', { name: 'What happens next' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await screen.findByRole('dialog', { name: `Cancel order ${order.number}?` });
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel the order' }));
    expect(await screen.findByText(/Your order has been cancelled/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What happens next' })).toBeNull();
    expect(callsTo('POST /api/orders/:id/cancel').map(({ path }) => path)).toEqual([
      `/api/orders/${order._id}/cancel`,
    ]);
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
  });

  it('says of a paid order that its money comes back', async () => {
    const payment = {
      method: 'stripe',
      state: 'paid',
      due: 12.5,
      paid: 12.5,
      refunded: 0,
    } as const;
    const order = anOrder({ payment });
    const cancelled = { ...order, status: 'cancelled' as const, cancellable: false };
    const { answer } = stubApi({ [LIST]: () => [order], 'GET /api/shop': () => aShop() });
    answer('POST /api/orders/:id/cancel', () => {
      answer(LIST, () => [cancelled]);
      return cancelled;
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    const dialog = await screen.findByRole('dialog', { name: `Cancel order ${order.number}?` });
    expect(dialog).toHaveTextContent('you get back what you have paid');
    await user.click(screen.getByRole('button', { name: 'Yes, cancel the order' }));
    const told = await screen.findByText(/Your order has been cancelled/);
    expect(told).toHaveTextContent('You get back what you have paid.');
  });

  it('keeps the order if the person changes their mind', async () => {
    const { callsTo } = stubApi({ [LIST]: () => [anOrder()] });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the order' }));
    expect(callsTo('POST /api/orders/:id/cancel')).toHaveLength(0);
  });

  it('says that it is too late if the order was packed meanwhile', async () => {
    const order = anOrder();
    const { answer } = stubApi({ [LIST]: () => [order] });
    answer('POST /api/orders/:id/cancel', () => {
      answer(LIST, () => [{ ...order, status: 'packed', cancellable: false }]);
      return problem(409, 'illegal-status', { detail: 'This order is packed already.' });
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel the order' }));
    expect(await screen.findByText('This order is packed already.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull(),
    );
  });

  it('offers no cancellation once the parcel is packed', async () => {
    const order = anOrder({ status: 'packed', cancellable: false });
    stubApi({ [LIST]: () => [order] });
    open();
    await card(order);
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
  });

  it('loads older orders on request', async () => {
    const all = Array.from({ length: 23 }, () => anOrder());
    const { callsTo } = stubApi({
      [LIST]: ({ query }) => {
        const page = Number(query.get('page'));
        const limit = Number(query.get('limit'));
        return reply(all.slice((page - 1) * limit, page * limit), {
          headers: { 'x-total-count': String(all.length) },
        });
      },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show older orders' }));
    expect(await card(all[22] as OrderView)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
    expect(callsTo('GET /api/orders/email/:email')).toHaveLength(2);
  });

  it('shows a spinner, then an empty state with a link', async () => {
    stubApi({ [LIST]: () => [] });
    open();
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
    expect(await screen.findByText('No orders found!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a book' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['a network error', networkError],
    ['a rejected token', () => problem(401, 'not-signed-in')],
  ])('shows an error on %s, and retries', async (_what, failing) => {
    const { answer } = stubApi({ [LIST]: failing });
    const { user } = open();
    expect(await screen.findByText('Error geting orders data')).toBeVisible();
    const order = anOrder();
    answer(LIST, () => [order]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card(order)).toBeVisible();
  });

  it('never shows one person the orders of another', async () => {
    stubApi({
      [LIST]: ({ path }) =>
        path.endsWith('/bob@example.com')
          ? new Promise(() => undefined)
          : [anOrder({ name: 'Ada Reader' })],
    });
    const { authChanges } = open();
    await screen.findByRole('article');
    const bob = aCustomer({ uid: 'uid-2', email: 'bob@example.com' });
    authChanges(anAuth({ currentUser: bob }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(screen.queryByText('Ada Reader')).toBeNull();
  });
});

import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder, anAdminPayment } from '../../../testing/an-admin-order.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const GET = 'GET /api/admin/orders/:id';
const MOVE = 'PATCH /api/admin/orders/:id/status';
const UNDO = 'POST /api/admin/orders/:id/undo';
const CORRECT = 'PATCH /api/admin/orders/:id';
const NOTES = 'POST /api/admin/orders/:id/notes';
const REMOVE_NOTE = 'DELETE /api/admin/orders/:id/notes/:noteId';
type User = ReturnType<typeof renderApp>['user'];

const page = () => screen.getByRole('main');
const slip = () => screen.findByRole('region', { name: 'Packing slip' });
const click = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => signInAdmin());

function open(order = anAdminOrder(), stubs = {}) {
  const api = stubDashboard({ [GET]: () => order, ...stubs });
  return { ...api, ...renderApp(`/dashboard/orders/${order._id}`), order };
}

describe('the order page', () => {
  it('shows a gift card that was bought, with a link to it and no papers for books', async () => {
    const card = 'c'.repeat(24);
    open(
      anAdminOrder({
        lines: [],
        productIds: [],
        address: undefined,
        delivery: undefined,
        status: 'delivered',
        boughtGiftCard: {
          amount: 25,
          recipient: { name: 'Grace', email: 'grace@example.com' },
          sendOn: '2026-12-24',
          card,
        },
      }),
    );
    const link = await screen.findByRole('link', { name: 'Gift card for Grace' });
    expect(link).toHaveAttribute('href', `/dashboard/gift-cards/${card}`);
    expect(page()).toHaveTextContent(/By mail to grace@example.com, on .*24/);
    expect(screen.getByRole('heading', { name: 'Bought by' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print receipt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print packing slip' })).toBeNull();
    expect(page()).not.toHaveTextContent(/0 books|pick/i);
  });

  it('shows the books as ordered, the address, contact links and the total', async () => {
    const { order } = open(
      anAdminOrder({
        lines: [
          {
            bookId: 'b1',
            title: 'Emma',
            author: 'Jane Austen',
            coverImage: 'a.webp',
            price: 9.5,
            quantity: 1,
          },
          { bookId: 'b2', title: 'Dune', coverImage: 'b.webp', price: 8, quantity: 1 },
        ],
        totalPrice: 17.5,
      }),
    );
    const books = within(await screen.findByRole('list', { name: 'Books' }));
    expect(books.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'EmmaJane Austen$9.50',
      'Dune$8.00',
    ]);
    expect(page()).toHaveTextContent(`Order ID ${order._id}`);
    for (const text of ['Inkwell Lane 7', 'Springfield, Hesse 01234', 'Germany', '$17.50']) {
      expect(page()).toHaveTextContent(text);
    }
    expect(within(page()).getByRole('link', { name: '+4912345678' })).toHaveAttribute(
      'href',
      'tel:+4912345678',
    );
    expect(within(page()).getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
      'href',
      'mailto:ada@example.com',
    );
  });

  it('links each line to its book, and tells its edition on page and slip', async () => {
    const edition = { format: 'paperback', publisher: 'Rowohlt', publishedYear: 2019 } as const;
    const line = { bookId: 'b1', title: 'Tyll', coverImage: 'a.webp', price: 9.5, quantity: 1 };
    open(anAdminOrder({ lines: [{ ...line, ...edition, isbn: '9783161484100' }] }));
    const books = within(await screen.findByRole('list', { name: 'Books' }));
    expect(books.getByRole('link', { name: 'Tyll' })).toHaveAttribute(
      'href',
      '/dashboard/edit-book/b1',
    );
    const words = 'Paperback, Rowohlt 2019, ISBN 9783161484100';
    expect(books.getByRole('listitem')).toHaveTextContent(words);
    expect(await slip()).toHaveTextContent(words);
  });

  it.each(['refused', 'cancelled'] as const)('has no cash to collect once %s', async (status) => {
    open(anAdminOrder({ status }));
    expect(await screen.findByText(/^No cash to collect/)).toBeVisible();
    expect(page()).not.toHaveTextContent('Cash to collect');
  });

  it('has only the cash to collect that a gift card has left', async () => {
    const giftCard = { lastFour: 'AZFP', amount: 10, returned: 0 };
    const payment = anAdminPayment({ method: 'cash-on-delivery', due: 9.98, giftCard });
    open(anAdminOrder({ totalPrice: 19.98, payment }));
    expect(await screen.findByText(/^Total/)).toHaveTextContent('Total, 1 book');
    expect(page()).toHaveTextContent('Gift card •••• AZFP−$10.00Cash to collect$9.98');
    expect(await slip()).toHaveTextContent('Cash to collect$9.98');
  });

  it('has no link to call somebody who has left no phone number', async () => {
    open(anAdminOrder({ phone: '', source: 'counter' }));
    await screen.findByRole('list', { name: 'Books' });
    expect(page().querySelector('[href^="tel:"]')).toBeNull();
  });

  it('shows the history with date and time', async () => {
    open(
      anAdminOrder({
        status: 'confirmed',
        history: [
          { status: 'placed', at: '2026-11-17T12:00:00.000Z' },
          { status: 'confirmed', at: '2026-11-18T12:00:00.000Z' },
        ],
      }),
    );
    const history = within(await screen.findByRole('list', { name: 'History' }));
    const [first, last] = history.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^PlacedNov 17, 2026, \d+:00 [AP]M$/);
    expect(last).toHaveTextContent(/^ConfirmedNov 18, 2026, \d+:00 [AP]M$/);
    expect(last).toHaveAttribute('aria-current', 'step');
  });

  it('shows who changed the status, if known', async () => {
    const at = '2026-11-18T12:00:00.000Z';
    open(
      anAdminOrder({
        status: 'cancelled',
        history: [
          { status: 'placed', at },
          { status: 'confirmed', at, by: { role: 'admin', name: 'anna' } },
          { status: 'cancelled', at, by: { role: 'customer' } },
        ],
      }),
    );
    const history = within(await screen.findByRole('list', { name: 'History' }));
    const [placed, confirmed, cancelled] = history.getAllByRole('listitem');
    expect(placed).not.toHaveTextContent(' by ');
    expect(confirmed).toHaveTextContent(/M by anna$/);
    expect(cancelled).toHaveTextContent(/M by the customer$/);
  });

  it('shows in the history who corrected what, at its time', async () => {
    open(
      anAdminOrder({
        status: 'confirmed',
        history: [
          { status: 'placed', at: '2026-11-17T12:00:00.000Z' },
          { status: 'confirmed', at: '2026-11-19T12:00:00.000Z' },
        ],
        corrections: [
          { at: '2026-11-18T12:00:00.000Z', by: 'anna', fields: ['phone', 'address.street'] },
        ],
      }),
    );
    const history = within(await screen.findByRole('list', { name: 'History' }));
    const [, corrected] = history.getAllByRole('listitem');
    expect(corrected).toHaveTextContent(
      /^Corrected: Phone, Address \/ StreetNov 18, 2026.* by anna$/,
    );
  });

  it('takes the usual next step without confirmation', async () => {
    const { user, answer, order, callsTo } = open(anAdminOrder({ status: 'packed' }));
    const out = {
      ...order,
      status: 'out-for-delivery' as const,
      nextStatuses: ['delivered' as const, 'refused' as const],
    };
    answer(MOVE, () => out);
    await screen.findByRole('button', { name: 'Send out' });
    answer(GET, () => out);
    await click(user, 'Send out');
    expect(await screen.findByRole('button', { name: 'Cash collected' })).toBeVisible();
    expect(callsTo('PATCH /api/admin/orders/:id/status').map(({ body }) => body)).toEqual([
      { from: 'packed', to: 'out-for-delivery' },
    ]);
  });

  it('undoes the end of an order, and shows both moves', async () => {
    const at = '2026-11-18T12:00:00.000Z';
    const ended = anAdminOrder({
      status: 'delivered',
      undo: { to: 'out-for-delivery', seconds: 120 },
    });
    const undone = {
      ...ended,
      undo: undefined,
      status: 'out-for-delivery' as const,
      history: [
        { status: 'delivered' as const, at },
        { status: 'out-for-delivery' as const, at, undo: true },
      ],
    };
    const { user, answer, callsTo } = open(ended, { [UNDO]: () => undone });
    await screen.findByRole('button', { name: 'Undo' });
    answer(GET, () => undone);
    await click(user, 'Undo');
    const history = await screen.findByRole('list', { name: 'History' });
    await waitFor(() => expect(history).toHaveTextContent('Undone: Out for delivery'));
    expect(callsTo(UNDO).map(({ body }) => body)).toEqual([{ from: 'delivered' }]);
  });

  it('goes back a step when asked, and says that the customer is told', async () => {
    const packed = anAdminOrder({ status: 'packed', undo: { to: 'confirmed', seconds: 0 } });
    const { user, answer, callsTo } = open(packed, {
      [UNDO]: () => ({ ...packed, status: 'confirmed' as const, undo: undefined }),
    });
    await click(user, `More for order ${packed.number}`);
    await click(user, 'Back to “Confirmed”');
    const dialog = await screen.findByRole('dialog', { name: 'Go back to “Confirmed”?' });
    expect(dialog).toHaveTextContent(/another one takes it back/);
    answer(GET, () => ({ ...packed, status: 'confirmed' as const, undo: undefined }));
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await waitFor(() =>
      expect(callsTo(UNDO).map(({ body }) => body)).toEqual([{ from: 'packed' }]),
    );
  });

  it('corrects name, phone and address, with the server\u2019s word on each field', async () => {
    const { user, order, answer, callsTo } = open(anAdminOrder(), {
      [CORRECT]: () =>
        problem(400, 'bad-request', { fields: [{ path: 'address.city', message: 'Not there.' }] }),
    });
    await click(user, 'Correct');
    const form = within(await screen.findByRole('form', { name: /Correct name/ }));
    await user.clear(form.getByLabelText('City'));
    await user.type(form.getByLabelText('City'), 'Evora');
    await click(user, 'Save');
    expect(await form.findByText('Not there.')).toBeVisible();
    answer(CORRECT, () => order);
    await click(user, 'Save');
    await waitFor(() => expect(screen.queryByRole('form', { name: /Correct name/ })).toBeNull());
    const { name, phone, address } = order;
    expect(callsTo(CORRECT).at(-1)?.body).toEqual({
      name,
      phone,
      address: { ...address, city: 'Evora', countryCode: 'DE' },
      version: order.version,
    });
  });

  it('asks for what the country of the address has, and keeps what it has besides', async () => {
    const address = { street: 'Ufer 1', city: 'Berlin', zipcode: '10115', state: '' };
    const country = { country: 'Deutschland', countryCode: 'DE' };
    const { user } = open(anAdminOrder({ address: { ...address, ...country } }));
    await click(user, 'Correct');
    const form = within(await screen.findByRole('form', { name: /Correct name/ }));
    expect(form.getByLabelText('Country')).toHaveValue('Germany');
    expect(form.queryByLabelText(/^State/)).toBeNull();
    await user.clear(form.getByLabelText('Country'));
    await user.type(form.getByLabelText('Country'), 'USA');
    expect(form.getByLabelText('State')).toBeRequired();
  });

  it('asks which street is right when another admin has corrected it meanwhile', async () => {
    const opened = anAdminOrder();
    const address = { ...(opened.address as OrderView['address']), street: '9 Their Lane' };
    const { user, order, answer, callsTo } = open(opened, {
      [CORRECT]: () =>
        problem(409, 'changed-meanwhile', {
          current: { ...opened, phone: '+15550999', address, version: 1 },
        }),
    });
    await click(user, 'Correct');
    const form = within(await screen.findByRole('form', { name: /Correct name/ }));
    await user.type(form.getByLabelText('Address / Street'), 'b');
    await click(user, 'Save');
    expect(
      await form.findByText('Somebody else has changed this order in the meantime'),
    ).toHaveFocus();
    expect(form.getByLabelText('Phone')).toHaveValue('+15550999');
    expect(form.getByText('9 Their Lane')).toBeVisible();
    await click(user, 'Use theirs');
    answer(CORRECT, () => order);
    await click(user, 'Save');
    await waitFor(() => expect(screen.queryByRole('form', { name: /Correct name/ })).toBeNull());
    expect(callsTo(CORRECT).at(-1)?.body).toMatchObject({ address, version: 1 });
  });

  it('adds and removes notes', async () => {
    const note = {
      _id: 'a'.repeat(24),
      text: 'Ring twice.',
      at: '2026-11-18T12:00:00.000Z',
      by: 'anna',
    };
    const noted = anAdminOrder({ notes: [note] });
    const { user, answer, callsTo } = open({ ...noted, notes: [] }, { [NOTES]: () => noted });
    await user.type(await screen.findByLabelText('Add a note'), 'Ring twice.');
    answer(GET, () => noted);
    await click(user, 'Add note');
    const notes = await screen.findByRole('list', { name: 'Notes' });
    expect(notes).toHaveTextContent(/Ring twice\..*anna/);
    expect(screen.getByLabelText('Add a note')).toHaveValue('');
    expect(callsTo(NOTES).map(({ body }) => body)).toEqual([{ text: 'Ring twice.' }]);
    answer(REMOVE_NOTE, () => ({ ...noted, notes: [] }));
    answer(GET, () => ({ ...noted, notes: [] }));
    await click(user, 'Remove this note');
    await click(user, 'Remove');
    await waitFor(() => expect(screen.queryByText('Ring twice.')).toBeNull());
  });

  it('has no address for an order that is picked up', async () => {
    open({ ...anAdminOrder({ source: 'counter', email: '' }), address: undefined } as never);
    expect((await screen.findAllByText('Picked up in the shop')).length).toBeGreaterThan(0);
    expect(screen.getByText('Counter')).toBeVisible();
    expect(screen.queryByText(/has been erased/)).toBeNull();
  });

  it.each([
    ['placed', 'Cancel order', 'Cancel this order?', 'Keep the order', 'cancelled'],
    ['out-for-delivery', 'Refused at the door', 'Was the parcel refused?', 'Not yet', 'refused'],
  ] as const)('asks before %s ends with "%s"', async (status, button, question, keep, to) => {
    const { user, callsTo, order } = open(anAdminOrder({ status }), { [MOVE]: () => order });
    await click(user, `More for order ${order.number}`);
    await click(user, button);
    expect(await screen.findByText(question)).toBeInTheDocument();
    await click(user, keep);
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(callsTo('PATCH /api/admin/orders/:id/status')).toEqual([]);
    await click(user, `More for order ${order.number}`);
    await click(user, button);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: button }));
    await waitFor(() =>
      expect(callsTo('PATCH /api/admin/orders/:id/status').map(({ body }) => body)).toEqual([
        { from: status, to },
      ]),
    );
  });

  it('shows the current status if another admin was quicker', async () => {
    const { user, answer, order } = open(anAdminOrder({ status: 'confirmed' }));
    const now = {
      ...order,
      status: 'packed' as const,
      nextStatuses: ['out-for-delivery' as const],
    };
    answer(MOVE, () => problem(409, 'illegal-status', { order: now }));
    await screen.findByRole('button', { name: 'Mark as packed' });
    answer(GET, () => now);
    await click(user, 'Mark as packed');
    expect(await screen.findByText(/has changed in the meantime: Packed\./)).toBeInTheDocument();
    await click(user, 'OK');
    expect(await screen.findByRole('button', { name: 'Send out' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull();
  });
});

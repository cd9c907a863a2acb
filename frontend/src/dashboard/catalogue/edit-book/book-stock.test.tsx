import type { StockMovementView } from '@book-store/contract/catalogue/stock/stock.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook, anId } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { networkError, problem, reply, type Stubs } from '../../../testing/stub-api.ts';

const LOG = 'GET /api/admin/books/:id/stock-log';
const CHANGE = 'POST /api/admin/books/:id/stock';

const movement = (given: Partial<StockMovementView> = {}): StockMovementView => ({
  _id: anId(),
  at: '2026-05-04T10:00:00.000Z',
  cause: 'counted',
  delta: 3,
  left: 3,
  ...given,
});

function open(stubs: Stubs = {}, book = aBook({ title: 'Emma', stock: 3 })) {
  const api = stubDashboard({ 'GET /api/books/:id': () => book, ...stubs });
  return { ...api, ...renderApp(`/dashboard/edit-book/${book._id}`), book };
}

const stock = () => screen.findByRole('region', { name: 'Stock' });
const form = async () => within(await screen.findByRole('form', { name: 'Change the stock' }));

beforeEach(() => signInAdmin());

describe('the stock of a book', () => {
  it('is told with its movements: what, why, who, which order, and what was left', async () => {
    const order = { id: anId(), number: 'BS-10042' };
    open({
      [LOG]: () => [
        movement({ cause: 'order-placed', delta: -1, left: 3, order }),
        movement({ cause: 'corrected', delta: 1, left: 4, reason: 'Found one', by: 'anna' }),
        movement({ cause: 'counted', delta: -3, left: undefined }),
      ],
    });
    expect(await stock()).toHaveTextContent('3 copies on the shelf.');
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Ordered BS-10042−13/);
    expect(within(rows[1] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/dashboard/orders/${order.id}`,
    );
    expect(rows[2]).toHaveTextContent(/Changed: Found oneanna\+14/);
    expect(rows[3]).toHaveTextContent(/not counted/);
  });

  it('is changed by copies that came, and the page shows the new number', async () => {
    const { user, callsTo, answer, book } = open({ [CHANGE]: () => aBook({ stock: 8 }) });
    const fields = await form();
    await user.type(fields.getByLabelText('Copies'), '5');
    await user.type(fields.getByLabelText('Reason (optional)'), 'Second delivery');
    answer('GET /api/books/:id', () => ({ ...book, stock: 8 }));
    answer(LOG, () => [movement({ cause: 'corrected', delta: 5, left: 8 })]);
    await user.click(fields.getByRole('button', { name: 'Change stock' }));
    await waitFor(async () => expect(await stock()).toHaveTextContent('8 copies on the shelf.'));
    expect(callsTo(CHANGE)[0]?.body).toEqual({ delta: 5, reason: 'Second delivery' });
    expect(await screen.findByText('+5')).toBeVisible();
  });

  it.each([
    ['Copies are gone', '2', { delta: -2, reason: 'Damaged or lost' }],
    ['I counted the copies', '0', { counted: 0, seen: 3, reason: 'Counted' }],
    ['Stop counting', undefined, { counted: null, seen: 3, reason: 'No longer counted' }],
  ])('is changed by “%s” with %s', async (kind, copies, body) => {
    const { user, callsTo } = open({ [CHANGE]: () => aBook() });
    const fields = await form();
    await user.selectOptions(fields.getByLabelText('What happened'), kind);
    if (copies) await user.type(fields.getByLabelText('Copies'), copies);
    await user.click(fields.getByRole('button', { name: 'Change stock' }));
    await waitFor(() => expect(callsTo(CHANGE)[0]?.body).toEqual(body));
  });

  it('says why a change was refused, asks for a number, and keeps what was typed', async () => {
    const detail = 'You can remove at most 2.';
    const { user, callsTo } = open({ [CHANGE]: () => problem(409, 'conflict', { detail }) });
    const fields = await form();
    await user.click(fields.getByRole('button', { name: 'Change stock' }));
    expect(fields.getByLabelText('Copies')).toHaveAccessibleDescription('How many copies?');
    expect(callsTo(CHANGE)).toEqual([]);
    await user.selectOptions(fields.getByLabelText('What happened'), 'Copies are gone');
    await user.type(fields.getByLabelText('Copies'), '3');
    await user.click(fields.getByRole('button', { name: 'Change stock' }));
    expect(await fields.findByText(detail)).toBeVisible();
    expect(fields.getByLabelText('Copies')).toHaveValue(3);
  });

  it('of a book that is not counted can be counted', async () => {
    open({}, aBook({ title: 'Emma' }));
    expect(await stock()).toHaveTextContent('Copies are not counted');
    expect((await form()).getAllByRole('option')).toHaveLength(1);
    expect(await screen.findByText('No copies have come or gone yet.')).toBeVisible();
  });

  it('shows older movements on request, and what to do when they cannot be loaded', async () => {
    const page = (from: number) =>
      reply(
        Array.from({ length: 20 }, (_, at) => movement({ left: from - at })),
        { headers: { 'x-total-count': '40' } },
      );
    const { user, answer } = open({ [LOG]: () => page(100) });
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(41));
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
    answer(LOG, networkError);
  });
});

describe('the form of a book whose copies are sold meanwhile', () => {
  it('does not have them, so that they stay sold', async () => {
    const PUT = 'PUT /api/books/edit/:id';
    const { user, callsTo } = open({ [PUT]: () => aBook() });
    await user.click(await screen.findByText('More about this book'));
    expect(screen.getByLabelText('Publisher')).toBeVisible();
    expect(screen.queryByLabelText('Copies in stock')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Update Book' }));
    await waitFor(() => expect(callsTo(PUT)).toHaveLength(1));
    expect(callsTo(PUT)[0]?.body).not.toHaveProperty('stock');
  });
});

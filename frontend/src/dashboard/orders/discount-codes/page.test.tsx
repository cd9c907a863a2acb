import type { DiscountCodeView } from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook, someAdminGenres } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/discount-codes';
const GET = 'GET /api/admin/discount-codes/:id';
const ADD = 'POST /api/admin/discount-codes';
const PUT = 'PUT /api/admin/discount-codes/:id';
const PATCH = 'PATCH /api/admin/discount-codes/:id';
const DELETE = 'DELETE /api/admin/discount-codes/:id';

const aCode = (given: Partial<DiscountCodeView> = {}): DiscountCodeView => ({
  _id: 'a'.repeat(24),
  code: 'WELCOME-10',
  kind: 'percent',
  percent: 10,
  genres: [],
  books: [],
  uses: 0,
  state: 'live',
  version: 0,
  ...given,
});
const genres = { 'GET /api/admin/genres': someAdminGenres };
const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Discount codes' });
  return within(list).getAllByRole('listitem');
};

beforeEach(() => signInAdmin());

describe('the discount codes', () => {
  it('say what they give, to whom, and how often they were used', async () => {
    const all = [
      aCode({ minimum: 20, genres: ['horror'], limit: 10, uses: 3, perCustomer: 1 }),
      aCode({
        _id: 'b'.repeat(24),
        code: 'XMAS',
        kind: 'amount',
        amount: 5,
        lastDay: '2026-12-24',
        state: 'expired',
        uses: 1,
      }),
    ];
    stubDashboard({ ...genres, [LIST]: () => all });
    renderApp('/dashboard/discount-codes');
    const [first, second] = await rows();
    expect(first).toHaveTextContent('10% off, from $20.00, for Horror, once a customer');
    expect(first).toHaveTextContent('used in 3 of 10 orders');
    expect(second).toHaveTextContent('Over');
    expect(second).toHaveTextContent('$5.00 off, until Dec 24, 2026');
    expect(within(second as HTMLElement).queryByRole('button', { name: /End|Delete/ })).toBeNull();
  });

  it('are ended, used again and deleted', async () => {
    const { answer, callsTo } = stubDashboard({
      ...genres,
      [LIST]: () => [aCode()],
      [PATCH]: () => aCode({ state: 'ended' }),
      [DELETE]: () => ({ deleted: true }),
    });
    const { user } = renderApp('/dashboard/discount-codes');
    const end = await screen.findByRole('button', { name: 'End WELCOME-10' });
    answer(LIST, () => [aCode({ state: 'ended' })]);
    await user.click(end);
    await user.click(await screen.findByRole('button', { name: 'Use again WELCOME-10' }));
    expect(callsTo(PATCH).map(({ body }) => body)).toEqual([{ ended: true }, { ended: false }]);
    answer(LIST, () => []);
    await user.click(screen.getByRole('button', { name: 'Delete WELCOME-10' }));
    await user.click(await screen.findByRole('button', { name: 'Delete code' }));
    expect(await screen.findByText('There are no discount codes yet.')).toBeVisible();
    expect(callsTo(DELETE)).toHaveLength(1);
  });
});

describe('the form', () => {
  it('makes a code for a genre and a book', async () => {
    const book = aBook({ title: 'Emma', stock: 0 });
    const { callsTo } = stubDashboard({
      ...genres,
      [LIST]: () => [aCode()],
      [ADD]: () => aCode(),
      'GET /api/books/': () => [book],
    });
    const { user, address } = renderApp('/dashboard/add-discount-code');
    await user.type(await screen.findByLabelText('Code'), 'welcome-10');
    await user.selectOptions(screen.getByLabelText('What it gives'), 'An amount off');
    await user.type(screen.getByLabelText('Amount'), '5');
    await user.type(screen.getByLabelText(/^From a sum of/), '20');
    await user.type(screen.getByLabelText(/^Orders in all/), '100');
    await screen.findByRole('option', { name: 'Horror' });
    await user.selectOptions(screen.getByLabelText('Only for genres'), 'Horror');
    await user.type(screen.getByRole('searchbox', { name: 'Find books' }), 'emma{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add Emma' }));
    expect(screen.getByRole('button', { name: 'Remove Emma' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save code' }));
    await waitFor(() => expect(address()).toBe('/dashboard/discount-codes'));
    expect(callsTo(ADD).map(({ body }) => body)).toEqual([
      {
        code: 'welcome-10',
        kind: 'amount',
        amount: 5,
        minimum: 20,
        limit: 100,
        genres: ['horror'],
        books: [book._id],
      },
    ]);
  });

  it('says at its field what is wrong', async () => {
    const message = 'There already is such a code.';
    stubDashboard({
      ...genres,
      [ADD]: () => problem(400, 'bad-request', { fields: [{ path: 'code', message }] }),
    });
    const { user } = renderApp('/dashboard/add-discount-code');
    const code = await screen.findByLabelText('Code');
    await user.click(screen.getByRole('button', { name: 'Save code' }));
    await waitFor(() => expect(code).toHaveFocus());
    await user.type(code, 'welcome-10');
    await user.type(screen.getByLabelText('Percent'), '10');
    await user.click(screen.getByRole('button', { name: 'Save code' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(message)));
  });

  it('edits a code that orders have used, but not its name', async () => {
    const stored = aCode({ uses: 2, books: [{ bookId: 'c'.repeat(24) }] });
    const { callsTo } = stubDashboard({
      ...genres,
      [GET]: () => stored,
      [PUT]: () => ({ ...stored, percent: 20, version: 1 }),
    });
    const { user } = renderApp(`/dashboard/discount-codes/${stored._id}`);
    expect(await screen.findByText(/In use, used in 2 orders/)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAttribute('readonly');
    expect(screen.getByText('A deleted book')).toBeVisible();
    const percent = screen.getByLabelText('Percent');
    await user.clear(percent);
    await user.type(percent, '20');
    await user.click(screen.getByRole('button', { name: 'Save code' }));
    await waitFor(() => expect(callsTo(PUT)).toHaveLength(1));
    expect(callsTo(PUT)[0]?.body).toMatchObject({ code: 'WELCOME-10', percent: 20, version: 0 });
  });
});

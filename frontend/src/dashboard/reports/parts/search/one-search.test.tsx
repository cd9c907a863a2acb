import type { AdminSearchView } from '@book-store/contract/reports/search/search.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anId, aShop } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { problem } from '../../../../testing/stub-api.ts';

const SEARCH = 'GET /api/admin/search';
const none = { found: [], total: 0 };
const found = (parts: Partial<AdminSearchView> = {}): AdminSearchView => ({
  orders: none,
  customers: none,
  books: none,
  papers: none,
  ...parts,
});
const order = {
  _id: anId(),
  number: 'BS-10042',
  name: 'Ada Reader',
  status: 'placed',
  totalPrice: 12.5,
  createdAt: '2026-11-20T10:00:00.000Z',
  tracking: 'JJD00340434',
} as const;
const everything = () =>
  found({
    orders: { found: [order], total: 214 },
    customers: { found: [{ id: 'ada', name: 'Ada Reader', email: 'ada@example.com' }], total: 1 },
    books: { found: [{ _id: anId(), title: 'Ada', author: 'Nabokov', price: 9 }], total: 1 },
    papers: {
      found: [
        {
          _id: anId(),
          number: 'RE-2026-0041',
          kind: 'invoice',
          order: order._id,
          orderNumber: 'BS-10042',
          totalPrice: 12.5,
        },
      ],
      total: 1,
    },
  });

function open(answer: () => AdminSearchView | Response) {
  const api = stubDashboard({
    'GET /api/shop': () => aShop({ storefront: 'refined' }),
    [SEARCH]: answer,
    'GET /api/admin/orders/:id': () => problem(404, 'not-found'),
  });
  return { ...api, ...renderApp('/dashboard') };
}

const field = () => screen.findByRole('combobox', { name: /^Search orders, customers/ });

beforeEach(() => signInAdmin());

describe('the search of everything', () => {
  it('has orders, papers, customers and books in groups, and the way to all orders', async () => {
    const { user, callsTo } = open(everything);
    await user.type(await field(), 'ada');
    await screen.findByRole('option', { name: /BS-10042 Ada Reader/ });
    for (const [group, names] of [
      ['Orders', [/BS-10042 Ada Reader/, 'All 214 in Orders']],
      ['Invoices and credit notes', [/Invoice RE-2026-0041 of order BS-10042/]],
      ['Customers', [/Ada Reader ada@example.com/]],
      ['Books', [/Ada Nabokov/]],
    ] as const) {
      const options = within(screen.getByRole('group', { name: group })).getAllByRole('option');
      expect(options).toHaveLength(names.length);
      for (const [at, name] of names.entries()) expect(options[at]).toHaveAccessibleName(name);
    }
    expect(callsTo(SEARCH).map(({ query }) => query.get('q'))).toEqual(['ada']);
  });

  it('goes by keyboard to what is chosen', async () => {
    const { user, address } = open(everything);
    await user.type(await field(), 'ada');
    await screen.findByRole('option', { name: /^BS-10042/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard/orders?q=ada'));
  });

  it('chooses the first with Enter before it opens it, and opens the only one at once', async () => {
    const { user, address, answer } = open(everything);
    await user.type(await field(), 'ada{Enter}');
    const option = await screen.findByRole('option', { name: /^BS-10042/ });
    await user.keyboard('{Enter}');
    expect(option).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Orders' })).toBeNull();
    answer(SEARCH, () => found({ orders: { found: [order], total: 1 } }));
    await user.clear(await field());
    await user.type(await field(), 'JJD0034');
    expect(await screen.findByText('parcel JJD00340434')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/dashboard/orders/${order._id}`));
  });

  it('says that nothing matches, or that the search failed', async () => {
    const { user, answer } = open(() => found());
    await user.type(await field(), '((.*');
    expect(await screen.findAllByText('Nothing matches “((.*”.')).toHaveLength(2);
    answer(SEARCH, () => problem(500, 'internal'));
    await user.type(await field(), 'x');
    expect(await screen.findAllByText('The search failed. Please try again.')).toHaveLength(2);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../testing/sign-in-admin.ts';
import { networkError, type Stubs } from '../../testing/stub-api.ts';

const LIST = 'GET /api/admin/books/low-stock';
const SET = 'PUT /api/admin/shop/stock';

function open(stubs: Stubs = {}) {
  const api = stubDashboard({
    [LIST]: () => [],
    'GET /api/admin/shop/stock': () => ({ lowStockLevel: 3 }),
    ...stubs,
  });
  return { ...api, ...renderApp('/dashboard/manage-books?filter=low-stock') };
}

beforeEach(() => signInAdmin());

describe('low stock', () => {
  it('lists what is running out, with a link to each book', async () => {
    const [emma, persuasion] = [
      aBook({ title: 'Emma', stock: 0 }),
      aBook({ title: 'Persuasion', stock: 2, hidden: true }),
    ];
    open({ [LIST]: () => [emma, persuasion] });
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent(/Emma.*Sold out/);
    expect(rows[2]).toHaveTextContent(/Persuasion.*Hidden2/);
    expect(screen.getByRole('link', { name: 'Emma' })).toHaveAttribute(
      'href',
      `/dashboard/edit-book/${emma._id}`,
    );
  });

  it('says when nothing is running out, and can be reached from all books', async () => {
    const { user } = open();
    expect(await screen.findByText(/No book is running out/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All Books' }));
    await user.click(await screen.findByRole('link', { name: 'Low stock' }));
    expect(await screen.findByRole('heading', { name: 'Low stock' })).toBeVisible();
  });

  it('follows the level that is set', async () => {
    const { user, callsTo, answer } = open({ [SET]: () => ({ lowStockLevel: 5 }) });
    const level = await screen.findByLabelText('Show books with at most so many copies');
    expect(level).toHaveValue(3);
    await user.clear(level);
    await user.type(level, '5');
    answer(LIST, () => [aBook({ title: 'Five left', stock: 5 })]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Five left')).toBeVisible();
    expect(callsTo(SET)[0]?.body).toEqual({ lowStockLevel: 5 });
  });

  it('can be loaded again after a failure', async () => {
    const { user, answer } = open({ [LIST]: networkError });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(LIST, () => [aBook({ title: 'Emma', stock: 1 })]);
    await user.click(retry);
    await waitFor(() => expect(screen.getByText('Emma')).toBeVisible());
  });
});

import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import type { Stubs } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/books';
const SET = 'PUT /api/admin/shop/stock';

function open(stubs: Stubs = {}, query = '?lowStock=true') {
  const api = stubDashboard({
    [LIST]: () => [],
    'GET /api/admin/shop/stock': () => ({ lowStockLevel: 3, version: 2 }),
    ...stubs,
  });
  return { ...api, ...renderApp(`/dashboard/manage-books${query}`) };
}

beforeEach(() => signInAdmin());

describe('the books that are running out', () => {
  it.each(['?lowStock=true', '?filter=low-stock'])('are listed at %s', async (query) => {
    const { calls } = open({ [LIST]: () => [aBook({ title: 'Emma', stock: 2 })] }, query);
    expect(await screen.findByRole('button', { name: /^Copies of Emma: 2/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Running out' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(calls.find(({ route }) => route === LIST)?.query.get('lowStock')).toBe('true');
  });

  it('may be none', async () => {
    open();
    expect(await screen.findByText(/No such book is running out/)).toBeVisible();
  });

  it('follow the level that is set', async () => {
    const { user, callsTo, answer } = open({ [SET]: () => ({ lowStockLevel: 5, version: 3 }) });
    const level = await screen.findByLabelText('Low-stock threshold');
    expect(level).toHaveValue(3);
    await user.clear(level);
    await user.type(level, '5');
    answer(LIST, () => [aBook({ title: 'Five left', stock: 5 })]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Five left')).toBeVisible();
    expect(callsTo(SET)[0]?.body).toEqual({ lowStockLevel: 5, version: 2 });
  });
});

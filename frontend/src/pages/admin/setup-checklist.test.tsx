import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aShopSetup } from '../../testing/builders.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../testing/sign-in-admin.ts';
import { problem } from '../../testing/stub-api.ts';

vi.mock('../../shared/charts/bar-chart.tsx', () => ({ default: () => null }));

const SETUP = 'GET /api/admin/setup';
const DEMO = 'GET /api/admin/demo';
const REMOVE = 'DELETE /api/admin/demo';
const NOTHING_DONE = { shop: false, delivery: false, catalogue: false, firstOrder: false };

beforeEach(() => signInAdmin());

describe('the checklist', () => {
  it('leads to what is left, until all is done', async () => {
    const { answer } = stubDashboard({
      [SETUP]: () => aShopSetup({ steps: { ...NOTHING_DONE, shop: true } }),
    });
    const { user, address } = renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Open your shop' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Your shop' })).toBeNull();
    answer(SETUP, () => aShopSetup());
    await user.click(screen.getByRole('link', { name: 'Delivery' }));
    expect(address()).toBe('/dashboard/settings/delivery');
  });

  it('is not there once all is done', async () => {
    const { callsTo } = stubDashboard({ [SETUP]: () => aShopSetup() });
    renderApp('/dashboard');
    await waitFor(() => expect(callsTo(SETUP)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Open your shop' })).toBeNull();
  });

  it('can be hidden', async () => {
    const { answer } = stubDashboard({ [SETUP]: () => aShopSetup({ steps: NOTHING_DONE }) });
    answer('PUT /api/admin/setup', () => aShopSetup({ dismissed: true }));
    const { user } = renderApp('/dashboard');
    const hide = await screen.findByRole('button', { name: 'Hide this' });
    answer(SETUP, () => aShopSetup({ steps: NOTHING_DONE, dismissed: true }));
    await user.click(hide);
    await waitFor(() => expect(screen.queryByText('Open your shop')).toBeNull());
  });
});

describe('the demo', () => {
  const demo = { books: 22, changedBooks: 1, orders: 3 };
  const take = { name: /^Take the demo/ };

  it('is taken away after it is said what goes and what stays', async () => {
    const { callsTo, answer } = stubDashboard({
      [SETUP]: () => aShopSetup({ demoBooks: 22 }),
      [DEMO]: () => demo,
      [REMOVE]: () => ({ books: 0, changedBooks: 1, orders: 0 }),
    });
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', take));
    expect(
      await screen.findByText(/22 books as they came with the shop and 3 orders/),
    ).toBeInTheDocument();
    expect(screen.getByText(/1 book that you have changed will stay/)).toBeInTheDocument();
    expect(callsTo(REMOVE)).toEqual([]);
    answer(SETUP, () => aShopSetup());
    await user.click(screen.getByRole('button', { name: 'Take it away' }));
    await waitFor(() =>
      expect(callsTo(REMOVE).map(({ body }) => body)).toEqual([{ books: 22, orders: 3 }]),
    );
    await waitFor(() => expect(screen.queryByRole('button', take)).toBeNull());
  });

  it('stays, with the reason, if something has changed meanwhile', async () => {
    const detail = 'Books or orders have changed meanwhile.';
    stubDashboard({
      [SETUP]: () => aShopSetup({ demoBooks: 22 }),
      [DEMO]: () => demo,
      [REMOVE]: () => problem(409, 'conflict', { detail }),
    });
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', take));
    await user.click(await screen.findByRole('button', { name: 'Take it away' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aShop, aShopSetup } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { networkError, problem } from '../../../../testing/stub-api.ts';

const SETUP = 'GET /api/admin/setup';
const DEMO = 'GET /api/admin/demo';
const REMOVE = 'DELETE /api/admin/demo';
const EDIT = 'PUT /api/admin/setup';
const SHOW = { name: 'Show the checklist again' };
const NOTHING_DONE = {
  ...{ shop: false, country: false, tax: false, storefront: false },
  ...{ delivery: false, payments: false, law: true, mail: false, backups: false },
  ...{ catalogue: false, firstOrder: false },
};

beforeEach(() => signInAdmin());

describe('the checklist', () => {
  it('leads to what is left, until all is done', async () => {
    const { answer } = stubDashboard({
      [SETUP]: () => aShopSetup({ steps: { ...NOTHING_DONE, shop: true } }),
    });
    const { user, address } = renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Open your shop' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Your shop' })).toBeNull();
    expect(screen.queryByText('Its name, and how customers reach you.')).toBeNull();
    expect(screen.getByText(/US dollars until you set it/)).toBeVisible();
    answer(SETUP, () => aShopSetup());
    await user.click(screen.getByRole('link', { name: 'Delivery' }));
    expect(address()).toBe('/dashboard/settings/delivery');
  });

  it.each([
    ['DE', true],
    ['US', true],
    ['KW', false],
    [undefined, false],
  ])('leads to the taxes where there are some: %s', async (country, isLed) => {
    stubDashboard({
      [SETUP]: () => aShopSetup({ steps: NOTHING_DONE }),
      'GET /api/shop': () => aShop({ place: { country, currency: 'EUR', locale: 'en-US' } }),
    });
    renderApp('/dashboard');
    expect(await screen.findByRole('link', { name: 'Country and money' })).toBeVisible();
    const links = screen.queryAllByRole('link', { name: 'Tax and invoices' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      isLed ? ['/dashboard/settings/tax'] : [],
    );
  });

  it('recommends another storefront once the shop has a name of its own', async () => {
    const { answer } = stubDashboard({
      [SETUP]: () => aShopSetup({ steps: NOTHING_DONE, named: false }),
    });
    renderApp('/dashboard');
    expect(await screen.findByRole('link', { name: 'Country and money' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Storefront' })).toBeNull();
    cleanup();
    answer(SETUP, () => aShopSetup({ steps: NOTHING_DONE, named: true }));
    renderApp('/dashboard');
    expect(await screen.findByRole('link', { name: 'Storefront' })).toBeVisible();
  });

  it('says how customers cannot reach the shop yet', async () => {
    stubDashboard({
      [SETUP]: () => aShopSetup({ steps: NOTHING_DONE, missing: ['phone', 'openingHours'] }),
    });
    renderApp('/dashboard');
    expect(await screen.findByText('Still missing: phone number and opening hours.')).toBeVisible();
  });

  it('is not there once all is done', async () => {
    const { callsTo } = stubDashboard({ [SETUP]: () => aShopSetup() });
    renderApp('/dashboard');
    await waitFor(() => expect(callsTo(SETUP)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Open your shop' })).toBeNull();
  });

  it('can be hidden', async () => {
    const { answer } = stubDashboard({ [SETUP]: () => aShopSetup({ steps: NOTHING_DONE }) });
    answer(EDIT, () => aShopSetup({ dismissed: true }));
    const { user } = renderApp('/dashboard');
    const hide = await screen.findByRole('button', { name: 'Hide this' });
    answer(SETUP, () => aShopSetup({ steps: NOTHING_DONE, dismissed: true }));
    await user.click(hide);
    await waitFor(() => expect(screen.queryByText('Open your shop')).toBeNull());
  });

  it('is shown again from the settings once it is hidden', async () => {
    const hidden = aShopSetup({ steps: NOTHING_DONE, dismissed: true });
    const { answer, callsTo } = stubDashboard({ [SETUP]: () => hidden, [EDIT]: networkError });
    const { user } = renderApp('/dashboard/settings');
    await user.click(await screen.findByRole('button', SHOW));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    answer(EDIT, () => aShopSetup({ steps: NOTHING_DONE }));
    answer(SETUP, () => aShopSetup({ steps: NOTHING_DONE }));
    await user.click(await screen.findByRole('button', SHOW));
    expect(await screen.findByText('The checklist is on the overview again')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', SHOW)).toBeNull());
    expect(callsTo(EDIT).map(({ body }) => body)).toEqual(Array(2).fill({ dismissed: false }));
  });

  it.each([
    ['it is not hidden', { steps: NOTHING_DONE }],
    ['all is done', { dismissed: true }],
  ])('is not offered in the settings while %s', async (_what, setup) => {
    const { callsTo } = stubDashboard({ [SETUP]: () => aShopSetup(setup) });
    renderApp('/dashboard/settings');
    await waitFor(() => expect(callsTo(SETUP)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Save shop' })).toBeVisible();
    expect(screen.queryByRole('button', SHOW)).toBeNull();
  });
});

describe('the demo', () => {
  const demo = { books: 22, changedBooks: 1, orders: 3, news: 2 };
  const take = { name: /^Take the demo/ };

  it('can be taken away in the settings too, also once the checklist is hidden', async () => {
    stubDashboard({ [SETUP]: () => aShopSetup({ demoBooks: 22, dismissed: true }) });
    renderApp('/dashboard/settings');
    expect(await screen.findByRole('button', take)).toBeVisible();
  });

  it('is taken away by kind: each is asked about, with what stays', async () => {
    const { callsTo, answer } = stubDashboard({
      [SETUP]: () => aShopSetup({ demoBooks: 22 }),
      [DEMO]: () => demo,
      [REMOVE]: () => ({ books: 0, changedBooks: 1, orders: 3, news: 0 }),
    });
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', take));
    await screen.findByText('Delete 22 demo books?');
    expect(screen.getByText(/1 book that you have changed will stay/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete 3 trial orders?');
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    await screen.findByText('Delete 2 demo news items?');
    expect(callsTo(REMOVE)).toEqual([]);
    answer(SETUP, () => aShopSetup());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(callsTo(REMOVE).map(({ body }) => body)).toEqual([{ books: 22, news: 2 }]),
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
    for (const question of ['Delete 22 demo books?', /trial orders/, /demo news/]) {
      await screen.findByText(question);
      await user.click(screen.getByRole('button', { name: 'Delete' }));
    }
    expect(await screen.findByText(detail)).toBeInTheDocument();
  });
});

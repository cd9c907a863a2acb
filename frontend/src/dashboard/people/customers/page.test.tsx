import type { CustomerView } from '@book-store/contract/people/customers/admin-customers.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder } from '../../../testing/an-admin-order.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import CustomerPage from '../customer/page.tsx';

const LIST = 'GET /api/admin/customers';

const aCustomer = (given: Partial<CustomerView> = {}): CustomerView => ({
  id: 'uid-1',
  name: 'Ada Reader',
  email: 'ada@example.com',
  phone: '+15550100',
  orders: 2,
  sum: 1025,
  lastOrderAt: '2026-11-20T10:00:00.000Z',
  ...given,
});
const listed = (...customers: CustomerView[]) => ({ customers, beingCounted: false });

beforeEach(() => signInAdmin());

describe('the customers', () => {
  const open = (at = '/dashboard/customers') => renderApp(at);

  it('are listed with their orders, and link to one', async () => {
    stubDashboard({
      [LIST]: () => listed(aCustomer(), aCustomer({ id: 'uid-2', email: 'b@c.de' })),
    });
    open();
    const [, first] = within(await screen.findByRole('table', { name: 'Customers' })).getAllByRole(
      'row',
    );
    expect(first).toHaveTextContent('Ada Reader ada@example.com');
    expect(first).toHaveTextContent('$1,025.00');
    const link = within(first as HTMLElement).getByRole('link');
    expect(link).toHaveAttribute('href', '/dashboard/customers/uid-1');
    expect(screen.getByText('2 customers')).toBeVisible();
  });

  it('are searched and sorted by the URL', async () => {
    const { callsTo } = stubDashboard({ [LIST]: () => listed(aCustomer()) });
    const { user } = open();
    await screen.findByRole('table');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort customers' }), 'sum');
    await user.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'ada{Enter}');
    await waitFor(() =>
      expect(callsTo(LIST).at(-1)?.query.toString()).toBe('q=ada&sort=sum&page=1&limit=20'),
    );
  });

  it('may be none who has only asked: an address is erased after asking', async () => {
    const ERASE = 'POST /api/admin/erasures';
    const { callsTo } = stubDashboard({
      [LIST]: () => listed(),
      [ERASE]: () => ({ erased: true }),
    });
    const { user } = open();
    const form = within(
      await screen.findByRole('region', { name: 'Erase the data of an address' }),
    );
    await user.type(form.getByLabelText('Email address'), 'just.asked@example.com');
    await user.click(form.getByRole('button', { name: 'Erase' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Erase the data of just.asked@example.com?')).toBeInTheDocument();
    expect(callsTo(ERASE)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(await screen.findByText('The data has been erased')).toBeInTheDocument();
    expect(callsTo(ERASE)[0]?.body).toEqual({ email: 'just.asked@example.com' });
    expect(form.getByLabelText('Email address')).toHaveValue('');
  });

  it.each([
    ['', 'No customers yet'],
    ['?q=xyz', 'No matching customers.'],
  ])('say that there are none with %j', async (search, text) => {
    stubDashboard({ [LIST]: () => listed() });
    open(`/dashboard/customers${search}`);
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });

  it('are said to be incomplete while the orders are being counted', async () => {
    stubDashboard({ [LIST]: () => ({ customers: [], beingCounted: true }) });
    open();
    expect(await screen.findByText(/orders are being counted/)).toBeVisible();
    expect(screen.queryByText(/No customers yet/)).toBeNull();
  });
});

describe('one customer', () => {
  const open = () =>
    renderPage(<CustomerPage />, {
      at: '/dashboard/customers/uid-1',
      pattern: '/dashboard/customers/:id',
    });

  it('has a card and the orders', async () => {
    const order = anAdminOrder();
    stubApi({
      'GET /api/admin/customers/:id': () => aCustomer(),
      'GET /api/admin/customers/:id/orders': () => [order],
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Ada Reader' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'ada@example.com' })).toBeVisible();
    const link = await screen.findByRole('link', { name: new RegExp(order.number) });
    expect(link).toHaveAttribute('href', `/dashboard/orders/${order._id}`);
  });

  it('who does not exist any more is said to be unknown', async () => {
    stubApi({
      'GET /api/admin/customers/:id': () =>
        problem(404, 'not-found', { detail: 'There is no such customer.' }),
    });
    open();
    expect(await screen.findByText('There is no such customer.')).toBeVisible();
  });
});

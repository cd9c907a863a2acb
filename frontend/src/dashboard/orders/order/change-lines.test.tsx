import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrder } from '../../../testing/an-admin-order.ts';
import { aBook } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem } from '../../../testing/stub-api.ts';

const GET = 'GET /api/admin/orders/:id';
const PUT = 'PUT /api/admin/orders/:id/lines';
const dune = aBook({ title: 'Dune', newPrice: 8.5 });
type User = ReturnType<typeof renderApp>['user'];
const click = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => signInAdmin());

function open(order = anAdminOrder(), stubs = {}) {
  const api = stubDashboard({
    [GET]: () => order,
    [PUT]: () => order,
    'GET /api/books/': () => [dune],
    ...stubs,
  });
  return { ...api, ...renderApp(`/dashboard/orders/${order._id}`), order };
}
const price = (title: string) => screen.findByLabelText(`Price of ${title}`);

describe('changing the books of an order', () => {
  it('sends what stays and what is new, with copies and prices', async () => {
    const { user, order, callsTo } = open();
    await click(user, 'Change the books');
    await user.clear(await price('The Time Machine'));
    await user.type(await price('The Time Machine'), '10');
    await click(user, 'One copy of The Time Machine more');
    await user.type(screen.getByLabelText('Find books'), 'dune{Enter}');
    await click(user, 'Add Dune');
    await click(user, 'Save books');
    expect(await screen.findByRole('button', { name: 'Change the books' })).toBeVisible();
    expect(callsTo(PUT).map(({ body }) => body)).toEqual([
      {
        version: 0,
        lines: [
          { bookId: order.lines[0]?.bookId, quantity: 2, price: 10 },
          { bookId: dune._id, quantity: 1, price: 8.5 },
        ],
      },
    ]);
  });

  it('asks about a packed order, and cannot leave it empty', async () => {
    const { user, callsTo } = open(anAdminOrder({ status: 'packed' }));
    await click(user, 'Change the books');
    await click(user, 'Save books');
    const dialog = await screen.findByRole('dialog', { name: 'Change a packed order?' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo(PUT)).toEqual([]);
    await click(user, 'Remove The Time Machine');
    expect(screen.getByText(/needs at least one book/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save books' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('says at its field what is wrong with a price, and keeps what was typed', async () => {
    const message = 'A book with a fixed price takes no discount.';
    const { user } = open(anAdminOrder(), {
      [PUT]: () => problem(400, 'bad-request', { fields: [{ path: 'lines.0.price', message }] }),
    });
    await click(user, 'Change the books');
    await user.clear(await price('The Time Machine'));
    await click(user, 'Save books');
    expect(await price('The Time Machine')).toBeInvalid();
    await user.type(await price('The Time Machine'), '9');
    await click(user, 'Save books');
    expect(await screen.findByText(message)).toBeVisible();
    expect(await price('The Time Machine')).toHaveAccessibleDescription(message);
    expect(await price('The Time Machine')).toHaveValue('9.00');
  });

  it('is not offered once the parcel has left', async () => {
    open(anAdminOrder({ status: 'out-for-delivery' }));
    await screen.findByRole('list', { name: 'Books' });
    expect(screen.queryByRole('button', { name: 'Change the books' })).toBeNull();
  });
});

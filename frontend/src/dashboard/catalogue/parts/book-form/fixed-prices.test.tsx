import { setShopPlace } from '@book-store/contract/place';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { problem } from '../../../../testing/stub-api.ts';

const CREATE = 'POST /api/books/create-book';
const FIXED = 'Fixed price: set by the publisher, without discount';
const tick = () => screen.findByLabelText(FIXED);

beforeEach(() => signInAdmin());
afterEach(() => setShopPlace());

describe('a new book of a shop with fixed prices', () => {
  beforeEach(() => setShopPlace({ currency: 'USD', locale: 'en-US', fixedPrices: true }));

  async function fill(stub: () => unknown) {
    const api = stubDashboard({ [CREATE]: stub as never });
    const { user } = renderApp('/dashboard/add-new-book');
    expect(await tick()).toBeChecked();
    await user.type(screen.getByLabelText('Title'), 'Emma');
    await user.type(screen.getByLabelText('Description'), 'A matchmaker learns.');
    await user.type(screen.getByLabelText('New Price'), '9.50');
    await user.selectOptions(screen.getByLabelText('Category'), 'Fiction');
    const add = () => user.click(screen.getByRole('button', { name: 'Add Book' }));
    return { ...api, user, add };
  }

  it('has one and needs no old price', async () => {
    const { add, callsTo } = await fill(() => aBook());
    await add();
    await waitFor(() => expect(callsTo(CREATE)).toHaveLength(1));
    expect(callsTo(CREATE)[0]?.body).toMatchObject({ newPrice: 9.5, oldPrice: null });
    expect(callsTo(CREATE)[0]?.body).not.toHaveProperty('fixedPrice');
  });

  it('has none where the owner says so', async () => {
    const { user, add, callsTo } = await fill(() => aBook());
    await user.click(await tick());
    await user.type(screen.getByLabelText('Old Price'), '12');
    await add();
    await waitFor(() => expect(callsTo(CREATE)).toHaveLength(1));
    expect(callsTo(CREATE)[0]?.body).toMatchObject({ oldPrice: 12, fixedPrice: false });
  });

  it('says at the old price that it takes no discount', async () => {
    const message = 'A book with a fixed price takes no discount.';
    const fields = [{ path: 'oldPrice', message }];
    const { user, add } = await fill(() =>
      problem(400, 'bad-request', { detail: message, fields }),
    );
    await user.type(screen.getByLabelText('Old Price (optional)'), '12');
    await add();
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    const field = screen.getByLabelText('Old Price (optional)');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(message)));
  });
});

describe('the prices that a book had', () => {
  it('are listed below its form, the present one first', async () => {
    const book = aBook({ lowestPrice: 15 });
    stubDashboard({
      'GET /api/books/:id': () => book,
      'GET /api/admin/books/:id/prices': () => [
        { price: 12.5, from: '2026-11-10T10:00:00.000Z' },
        { price: 15, from: '2026-11-01T10:00:00.000Z', until: '2026-11-10T10:00:00.000Z' },
      ],
    });
    const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
    await user.click(await screen.findByText('Prices so far'));
    const rows = within(await screen.findByRole('table', { name: /Prices so far/ })).getAllByRole(
      'row',
    );
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^\$12\.50.*now$/),
      expect.stringMatching(/^\$15\.00/),
    ]);
    expect(screen.getByText('lowest of the 30 days before its reduction: $15.00')).toBeVisible();
    expect(await tick()).not.toBeChecked();
  });
});

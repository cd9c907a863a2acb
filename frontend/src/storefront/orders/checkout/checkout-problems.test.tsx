import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { personalStorage } from '../../../lib/storage/personal-storage.ts';
import { aBook, anId, aShop } from '../../../testing/builders.ts';
import { aCustomer } from '../../../testing/render-page.tsx';
import { networkError, problem } from '../../../testing/stub-api.ts';
import {
  accept,
  dismissFailure,
  fillIn,
  okay,
  one,
  open,
  order,
  PLACE,
  place,
  stubCheckout,
  terms,
  two,
} from './page.fixtures.tsx';

let api: ReturnType<typeof stubCheckout>;
const posts = () => api.callsTo(PLACE);
const keys = () => posts().map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => {
  api = stubCheckout();
});

describe('a network error', () => {
  it('loses nothing: the same order is sent again with the same key, even after a reload', async () => {
    api.answer(PLACE, networkError);
    const first = open();
    await order(first.user);
    await dismissFailure(first.user);
    expect(await screen.findByText(/Nothing is lost/)).toBeVisible();
    await first.user.click(place());
    await dismissFailure(first.user);
    first.leave();

    api.answer(PLACE, accept);
    const second = open();
    expect(screen.getByLabelText('City')).toHaveValue('Springfield');
    expect(terms()).toBeChecked();
    await second.user.click(place());
    await okay("Yes, It's Okay!");
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(3);
  });

  it('uses a new key if anything is changed', async () => {
    api.answer(PLACE, networkError);
    const { user } = open();
    await order(user);
    await dismissFailure(user);
    await fillIn(user, { City: 'Shelbyville' });
    await user.click(place());
    await dismissFailure(user);
    expect(new Set(keys()).size).toBe(2);
  });

  it('creates a key without crypto.randomUUID, which plain HTTP lacks', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { user } = open();
    await order(user);
    await okay("Yes, It's Okay!");
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('restores what was kept by the shop of before an update', () => {
    const kept = { name: 'Ada', 'address.city': 'Leeds', terms: 'agreed', save: '' };
    personalStorage.write(aCustomer().uid, 'delivery', kept);
    open();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('City')).toHaveValue('Leeds');
    expect(terms()).toBeChecked();
    expect(
      screen.getByRole('checkbox', { name: 'Save name, phone and address for next time' }),
    ).not.toBeChecked();
  });

  it('restores the form for the same person only', async () => {
    const first = open();
    await fillIn(first.user);
    first.leave();
    open({ customer: aCustomer({ uid: 'uid-2', name: null, email: 'bob@example.com' }) });
    expect(screen.getByLabelText('City')).toHaveValue('');
  });
});

describe('a rejected order', () => {
  it('shows old and new prices and the new total, and is placed on the next click', async () => {
    const dearer = { ...two, newPrice: 1.2 };
    api.answer(PLACE, ({ body }) => {
      if ((body as { totalPrice: string }).totalPrice === '1.30') return accept();
      return problem(409, 'price-changed', {
        totalPrice: '1.30',
        deliveryFee: 0,
        lines: [one, dearer].map(({ _id, title, newPrice }) => ({
          bookId: _id,
          title,
          price: newPrice,
          quantity: 1,
        })),
      });
    });
    const { user, store } = open();
    await waitFor(() => expect(api.callsTo('GET /api/books/')).toHaveLength(1));
    api.answer('GET /api/books/', () => [one, dearer]);
    await order(user);
    await dismissFailure(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Two: $0.20 $1.20');
    expect(alert).not.toHaveTextContent('One');
    expect(alert).toHaveTextContent('The new total is $1.30');
    expect(screen.getByText('Total Price:')).toHaveTextContent('$1.30');
    await waitFor(() => expect(store.getState().cart.items[1]?.newPrice).toBe(1.2));
    await user.click(place());
    await okay("Yes, It's Okay!");
    expect(alert).toBeEmptyDOMElement();
    expect(new Set(keys()).size).toBe(2);
  });

  it('shows the price of a later reading instead of the one that the refusal named', async () => {
    const priced = (newPrice: number) => ({ ...two, newPrice });
    api.answer(PLACE, () =>
      problem(409, 'price-changed', {
        totalPrice: '1.30',
        deliveryFee: 0,
        lines: [one, priced(1.2)].map(({ _id, title, newPrice }) => ({
          bookId: _id,
          title,
          price: newPrice,
          quantity: 1,
        })),
      }),
    );
    const { user } = open();
    await waitFor(() => expect(api.callsTo('GET /api/books/')).toHaveLength(1));
    api.answer('GET /api/books/', () => [one, priced(0.7)]);
    await order(user);
    await dismissFailure(user);
    await waitFor(() => expect(screen.getByText('Total Price:')).toHaveTextContent('$0.80'));
  });

  it('keeps what is left of a book, says so, and is placed with it on the next click', async () => {
    const books = [{ ...one, quantity: 3 }, two];
    let stock = 5;
    api.answer('GET /api/shop', () => aShop({ severalCopies: true }));
    api.answer('GET /api/books/', () => [{ ...one, stock }, two]);
    api.answer(PLACE, ({ body }) => {
      const { quantities } = body as { quantities?: number[] };
      if (quantities?.[0] !== 3) return accept();
      stock = 2;
      return problem(409, 'out-of-stock', {
        bookIds: [one._id],
        books: [{ bookId: one._id, title: 'One', left: 2 }],
      });
    });
    const { user } = open({ books });
    expect(screen.getByRole('complementary', { name: 'Your books' })).toHaveTextContent(
      '3 x One$0.30',
    );
    await order(user);
    await dismissFailure(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('One: Only 2 left: we have lowered the number from 3 to 2.');
    expect(alert).toHaveTextContent('The new total is $0.40');
    await user.click(place());
    await okay("Yes, It's Okay!");
    const bodies = api.callsTo(PLACE).map(({ body }) => body);
    expect(bodies).toMatchObject([
      { quantities: [3, 1], totalPrice: '0.50' },
      { quantities: [2, 1], totalPrice: '0.40' },
    ]);
  });

  it('lists unavailable books and removes them on request', async () => {
    api.answer(PLACE, ({ body }) =>
      (body as { productIds: string[] }).productIds.includes(two._id)
        ? problem(409, 'book-gone', { bookIds: [two._id] })
        : accept(),
    );
    const { user, store } = open();
    await order(user);
    await dismissFailure(user);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('listitem')).toHaveTextContent('Two');
    await user.click(within(alert).getByRole('button', { name: 'Remove it from the cart' }));
    expect(store.getState().cart.items.map(({ title }) => title)).toEqual(['One']);
    await user.click(place());
    await okay("Yes, It's Okay!");
    expect(posts()[1]?.body).toMatchObject({ productIds: [one._id], totalPrice: '0.10' });
  });

  it('names a book whose last copy was sold meanwhile, removes it and orders the rest', async () => {
    api.answer(PLACE, ({ body }) =>
      (body as { productIds: string[] }).productIds.includes(two._id)
        ? problem(409, 'out-of-stock', {
            bookIds: [two._id],
            books: [{ bookId: two._id, title: 'Two', left: 0 }],
          })
        : accept(),
    );
    const { user, store } = open();
    await order(user);
    await dismissFailure(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('A book is sold outTwo');
    await user.click(within(alert).getByRole('button', { name: 'Remove it from the cart' }));
    expect(store.getState().cart.items.map(({ title }) => title)).toEqual(['One']);
    expect(alert).not.toHaveTextContent('sold out');
    await user.click(place());
    await okay("Yes, It's Okay!");
    expect(posts()[1]?.body).toMatchObject({ productIds: [one._id], totalPrice: '0.10' });
    expect(new Set(keys()).size).toBe(2);
  });

  it('shows the server error at its field and focuses it', async () => {
    api.answer(PLACE, () =>
      problem(400, 'bad-request', {
        fields: [{ path: 'address.zipcode', message: 'At most 20 characters.' }],
      }),
    );
    const { user } = open();
    await order(user);
    await dismissFailure(user);
    const zipcode = screen.getByLabelText('Zipcode');
    await waitFor(() => expect(zipcode).toHaveFocus());
    expect(zipcode).toHaveAccessibleDescription('At most 20 characters.');
    expect(screen.getByRole('alert')).toHaveTextContent('Please correct the marked fields.');
  });

  it('keeps the form for a person whose session has expired and who signs in again', async () => {
    api.answer(PLACE, () => problem(401, 'not-signed-in'));
    const logout = vi.fn(async () => sessionStorage.clear());
    const first = open({ logout });
    await order(first.user);
    await dismissFailure(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(logout).toHaveBeenCalledOnce();
    first.leave();
    open();
    expect(screen.getByLabelText('City')).toHaveValue('Springfield');
  });

  it.each([
    [403, 'forbidden', /refused this with forbidden/],
    [429, 'too-many-requests', /refused this with too-many-requests/],
    [500, 'internal', /Something went wrong at our end. Nothing is lost/],
    [503, 'unavailable', /Something went wrong at our end. Nothing is lost/],
  ] as const)('says what to do after %i %s and keeps the form', async (status, code, nextStep) => {
    api.answer(PLACE, () => problem(status, code));
    const { user } = open();
    await order(user);
    await dismissFailure(user);
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(nextStep));
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText('City')).toHaveValue('Springfield');
    expect(place()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('says what to do about too many open orders, and leads to them', async () => {
    api.answer(PLACE, () => problem(409, 'too-many-open-orders'));
    const { user } = open();
    await order(user);
    await dismissFailure(user);
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/refused this with too-many-open-orders/));
    const link = within(alert).getByRole('link', { name: 'See your orders' });
    expect(link).toHaveAttribute('href', '/orders');
    expect(within(alert).queryByText(/by phone/)).toBeNull();
  });

  it('offers to take what are too many orders by phone, in a shop that has one', async () => {
    api.answer('GET /api/shop', () => aShop({ phone: '0123 456' }));
    api.answer(PLACE, () => problem(409, 'too-many-open-orders'));
    const { user } = open();
    await order(user);
    await dismissFailure(user);
    const call = await within(screen.getByRole('alert')).findByRole('link', { name: '0123 456' });
    expect(call).toHaveAttribute('href', 'tel:0123456');
  });

  it('creates a new key if the old one belongs to another order', async () => {
    api.answer(PLACE, () => problem(422, 'idempotency-key-reused'));
    const { user } = open();
    await order(user);
    await dismissFailure(user);
    await user.click(place());
    await dismissFailure(user);
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('an outdated cart at checkout', () => {
  it('shows changed prices before anything is ordered', async () => {
    api.answer('GET /api/books/', () => [one, { ...two, newPrice: 0.15 }]);
    open();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Two: $0.20 $0.15'));
    expect(screen.getByText('Total Price:')).toHaveTextContent('$0.25');
  });

  it('names books that are sold out', async () => {
    api.answer('GET /api/books/', () => [one, { ...two, stock: 0 }]);
    const { user } = open();
    expect(await screen.findByText('A book is sold out')).toBeVisible();
    expect(screen.getByText('Items: 1')).toBeVisible();
    await order(user);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(posts()).toHaveLength(0);
  });

  it('counts no hidden book, which the reply has in the browser of an admin', async () => {
    api.answer('GET /api/books/', () => [one, { ...two, hidden: true }]);
    open();
    expect(await screen.findByText('A book is no longer available')).toBeVisible();
    expect(screen.getByText('Total Price:')).toHaveTextContent('$0.10');
  });

  it('lists books that are no longer available', async () => {
    const lost = aBook({ _id: anId(), title: 'Lost' });
    open({ books: [one, two, lost] });
    expect(await screen.findByText('A book is no longer available')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Lost');
    expect(screen.getByText('Total Price:')).toHaveTextContent('$0.30');
    expect(place()).toHaveAccessibleDescription('Remove what is not available first.');
  });
});

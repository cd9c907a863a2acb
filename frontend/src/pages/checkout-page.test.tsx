import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../features/account/auth-context.ts';
import { aBook, anId, anOrder, aShop } from '../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../testing/render-page.tsx';
import { deferred, networkError, problem, reply, stubApi } from '../testing/stub-api.ts';
import { CheckoutPage } from './checkout-page.tsx';

const PLACE = 'POST /api/orders/';
const one = aBook({ title: 'One', newPrice: 0.1 });
const two = aBook({ title: 'Two', newPrice: 0.2 });
const cart = [one, two];
const accept = () => reply(anOrder(), { status: 201 });

type Opening = { customer?: CurrentUser; books?: typeof cart; logout?: () => Promise<void> };

function open({
  customer = aCustomer(),
  books = cart,
  logout = async () => undefined,
}: Opening = {}) {
  const auth = anAuth({ currentUser: customer, logout });
  return renderPage(<CheckoutPage />, { at: '/checkout', auth, cart: books });
}

type User = ReturnType<typeof open>['user'];

const typed = {
  Phone: '+49 (123) 45-678',
  'Address / Street': 'Inkwell Lane 7',
  City: 'Springfield',
  Zipcode: '01234',
  State: 'Hesse',
  Country: 'Germany',
};

async function fillIn(user: User, entries: Record<string, string> = typed) {
  for (const [label, text] of Object.entries(entries)) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
}

const terms = () => screen.getByRole('checkbox', { name: /I agree to the Terms/ });
const place = () => screen.getByRole('button', { name: 'Place an Order' });
const okay = (name = 'OK') => screen.findByRole('button', { name });

async function order(user: User, entries = typed) {
  await fillIn(user, entries);
  await user.click(terms());
  await user.click(place());
}

/** Closes the alert after the order failed. */
async function dismissFailure(user: User) {
  await screen.findByRole('dialog', { name: 'Failed to place an order' });
  await user.click(await okay());
}

let api: ReturnType<typeof stubApi>;
const posts = () => api.callsTo('POST /api/orders/');
const keys = () => posts().map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => {
  api = stubApi({
    'GET /api/account': () => ({ name: '', phone: '', addresses: [] }),
    'GET /api/books/': () => cart,
    'GET /api/shop': () => aShop(),
    [PLACE]: accept,
  });
});

describe('the checkout form', () => {
  it('shows title, total, count, prompt and the books', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Cash On Delevary' })).toBeVisible();
    expect(screen.getByText('Total Price:')).toHaveTextContent('Total Price: $0.30');
    expect(screen.getByText('Items: 2')).toBeVisible();
    expect(screen.getByText('Please fill out all the fields.')).toBeVisible();
    const books = screen.getByRole('complementary', { name: 'Your books' });
    expect(books).toHaveTextContent('One$0.10');
    expect(books).toHaveTextContent('Two$0.20');
  });

  it('is prefilled with the name and email of the account; the email is read-only', () => {
    open();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Reader');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  });

  it('requires every field and offers the right keyboard', () => {
    open();
    for (const label of ['Name', ...Object.keys(typed)]) {
      expect(screen.getByLabelText(label)).toBeRequired();
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete');
    }
    expect(screen.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel');
  });

  it('disables the button until the terms are accepted, and says why', async () => {
    const { user } = open();
    expect(place()).toBeDisabled();
    expect(place()).toHaveAccessibleDescription(/Tick the box above/);
    await user.click(terms());
    expect(place()).toBeEnabled();
    await user.click(terms());
    expect(place()).toBeDisabled();
  });

  it('opens terms and shipping policy in a new tab', () => {
    open();
    const link = (name: RegExp) => screen.getByRole('link', { name });
    expect(link(/Terms & Conditions/)).toHaveAttribute('href', '/terms');
    expect(link(/Terms & Conditions/)).toHaveAttribute('target', '_blank');
    expect(link(/Shipping Policy/)).toHaveAttribute('href', '/shipping');
  });

  it('marks missing fields without calling the server', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Phone'), '12');
    await user.click(terms());
    await user.click(place());
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/5 to 15 digits/);
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Please enter the city.');
    expect(screen.getByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    await user.type(screen.getByLabelText('City'), 'S');
    expect(screen.getByLabelText('City')).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('Please correct the marked fields.');
    await fillIn(user);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(posts()).toHaveLength(0);
  });

  it('counts down the fields that are still to fill', async () => {
    const { user } = open();
    expect(place()).toHaveAccessibleDescription(/^6 fields to go\. Tick the box above/);
    const { Country, ...others } = typed;
    await fillIn(user, others);
    await user.click(terms());
    expect(place()).toHaveAccessibleDescription('1 field to go.');
    await fillIn(user, { Country });
    expect(place()).toHaveAccessibleDescription('You pay $0.30 in cash when the parcel arrives.');
  });

  it('takes only digits and a leading + as a phone number', async () => {
    const { user } = open();
    await fillIn(user, { Phone: '+49 (12a3)+4' });
    expect(screen.getByLabelText('Phone')).toHaveValue('+491234');
  });

  it('keeps its parts with an empty cart, and leads back to the shop', async () => {
    const { user } = open({ books: [] });
    expect(screen.getByText('Total Price:')).toHaveTextContent('Total Price: $0.00');
    expect(screen.getByText('Items: 0')).toBeVisible();
    expect(screen.getByText('No product found!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    await user.click(terms());
    expect(place()).toBeDisabled();
    expect(place()).toHaveAccessibleDescription(/cart is empty/);
  });
});

describe('saved details', () => {
  const home = { street: '1 Home', city: 'Bonn', state: 'NRW', zipcode: '53111', country: 'DE' };
  const work = { street: '2 Work', city: 'Köln', state: 'NRW', zipcode: '50667', country: 'DE' };
  const saved = { name: 'Ada Saved', phone: '+4922812', addresses: [home, work] };
  const street = () => screen.getByLabelText('Address / Street');
  const saves = () => api.callsTo('PUT /api/account');

  it('fill in the form, and the customer chooses among the addresses', async () => {
    api.answer('GET /api/account', () => saved);
    const { user } = open();
    await waitFor(() => expect(street()).toHaveValue('1 Home'));
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Saved');
    expect(screen.getByLabelText('Phone')).toHaveValue('+4922812');
    expect(place()).toHaveAccessibleDescription(/^Tick the box/);
    await user.selectOptions(screen.getByLabelText('Saved addresses'), '2 Work, 50667 Köln');
    expect(street()).toHaveValue('2 Work');
    await user.selectOptions(screen.getByLabelText('Saved addresses'), 'Another address');
    expect(street()).toHaveValue('');
  });

  it('that come late overwrite nothing that was typed', async () => {
    const late = deferred<typeof saved>();
    api.answer('GET /api/account', late.answer);
    const { user } = open();
    await fillIn(user, { City: 'Typed' });
    late.release(saved);
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('+4922812'));
    expect(screen.getByLabelText('City')).toHaveValue('Typed');
    expect(street()).toHaveValue('');
  });

  it('are replaced only if the customer asks for it, the new address first', async () => {
    api.answer('GET /api/account', () => saved);
    api.answer('PUT /api/account', ({ body }) => body as typeof saved);
    api.answer(PLACE, ({ body }) => {
      const { name, phone, address } = body as ReturnType<typeof anOrder>;
      return reply(anOrder({ name, phone, address }), { status: 201 });
    });
    const { user } = open();
    await waitFor(() => expect(street()).toHaveValue('1 Home'));
    await user.selectOptions(screen.getByLabelText('Saved addresses'), '2 Work, 50667 Köln');
    await user.click(screen.getByRole('checkbox', { name: 'Save for next time' }));
    await user.click(terms());
    await user.click(place());
    await user.click(await okay("Yes, It's Okay!"));
    expect(saves()[0]?.body).toEqual({ ...saved, addresses: [work, home] });
  });

  it('stay as they are without the tick', async () => {
    const { user } = open();
    await order(user);
    await user.click(await okay("Yes, It's Okay!"));
    expect(saves()).toHaveLength(0);
  });

  it('that could not be saved are said with the order, which is placed', async () => {
    api.answer('PUT /api/account', networkError);
    const { user } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Save for next time' }));
    await order(user);
    await user.click(await okay("Yes, It's Okay!"));
    expect((await screen.findByText('Now at /orders')).dataset.state).toContain('"unsaved":true');
  });
});

describe('the delivery fee', () => {
  const summary = () => screen.getByRole('complementary', { name: 'Your books' });

  it('is said to be free where there is none', async () => {
    open();
    await waitFor(() => expect(summary()).toHaveTextContent('Delivery: free'));
  });

  it('is a line of its own, and part of the total that is ordered', async () => {
    api.answer('GET /api/shop', () => aShop({ deliveryFee: 4.5, freeFrom: 30 }));
    const { user } = open();
    await waitFor(() => expect(summary()).toHaveTextContent('Delivery: $4.50'));
    expect(screen.getByText('Total Price:')).toHaveTextContent('Total Price: $4.80');
    await order(user);
    await okay("Yes, It's Okay!");
    expect(posts()[0]?.body).toMatchObject({ totalPrice: '4.80' });
  });

  it('that has changed is shown before the order is placed again', async () => {
    api.answer(PLACE, ({ body }) => {
      if ((body as { totalPrice: string }).totalPrice === '2.30') return accept();
      const lines = cart.map(({ _id, title, newPrice }) => ({
        bookId: _id,
        title,
        price: newPrice,
      }));
      return problem(409, 'price-changed', { totalPrice: '2.30', deliveryFee: 2, lines });
    });
    const { user } = open();
    await order(user);
    await dismissFailure(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Delivery: free $2.00');
    expect(alert).toHaveTextContent('The new total is $2.30');
    await user.click(place());
    await okay("Yes, It's Okay!");
    expect(posts()).toHaveLength(2);
  });
});

describe('placing the order', () => {
  it('sends the form, the books and the displayed total', async () => {
    const { user } = open();
    await order(user);
    await okay("Yes, It's Okay!");
    expect(posts()[0]?.body).toEqual({
      name: 'Ada Reader',
      email: 'ada@example.com',
      phone: '+4912345678',
      address: {
        street: 'Inkwell Lane 7',
        city: 'Springfield',
        country: 'Germany',
        state: 'Hesse',
        zipcode: '01234',
      },
      productIds: [one._id, two._id],
      totalPrice: '0.30',
    });
    expect(keys()[0]).toMatch(/^[\x21-\x7e]{16,}$/);
  });

  it('empties the cart, shows a confirmation and opens the orders', async () => {
    const { user, store } = open();
    await order(user);
    const dialog = await screen.findByRole('dialog', { name: 'Confirmed Order' });
    expect(dialog).toHaveTextContent('Your order placed successfully!');
    expect(store.getState().cart.items).toEqual([]);
    await user.click(await okay("Yes, It's Okay!"));
    expect(await screen.findByText('Now at /orders')).toBeVisible();
  });

  it('keeps books in the cart that another tab added meanwhile', async () => {
    const answer = deferred<Response>();
    api.answer(PLACE, answer.answer);
    const { user, store } = open();
    await order(user);
    const three = aBook({ title: 'Three' });
    store.dispatch({ type: 'cart/addToCart', payload: three });
    answer.release(accept());
    await okay("Yes, It's Okay!");
    expect(store.getState().cart.items.map(({ title }) => title)).toEqual(['Three']);
  });

  it('shows its progress and ignores a second click', async () => {
    const answer = deferred<Response>();
    api.answer(PLACE, answer.answer);
    const { user } = open();
    await order(user);
    const button = screen.getByRole('button', { name: 'Loading....' });
    expect(button).toBeDisabled();
    await user.dblClick(button);
    answer.release(accept());
    await okay("Yes, It's Okay!");
    expect(posts()).toHaveLength(1);
  });

  it('starts with an empty form and a new key after an order', async () => {
    const first = open();
    await order(first.user);
    await first.user.click(await okay("Yes, It's Okay!"));
    const second = open();
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue(''));
    await order(second.user);
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });
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

  it('names a book that is sold out and removes it on request', async () => {
    api.answer(PLACE, () => problem(409, 'sold-out', { bookIds: [two._id] }));
    const { user, store } = open();
    await order(user);
    await dismissFailure(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('A book is sold outTwo');
    await user.click(within(alert).getByRole('button', { name: 'Remove it from the cart' }));
    expect(store.getState().cart.items.map(({ title }) => title)).toEqual(['One']);
    expect(alert).not.toHaveTextContent('sold out');
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
    expect(place()).toBeEnabled();
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
    open();
    expect(await screen.findByText('A book is sold out')).toBeVisible();
    expect(screen.getByText('Items: 1')).toBeVisible();
    expect(place()).toBeDisabled();
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

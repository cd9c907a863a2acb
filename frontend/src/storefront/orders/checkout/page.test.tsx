import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook, anOrder, aShop, aWay } from '../../../testing/builders.ts';
import { deferred, networkError, problem, reply } from '../../../testing/stub-api.ts';
import {
  accept,
  cart,
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
  typed,
} from './page.fixtures.tsx';

let api: ReturnType<typeof stubCheckout>;
const posts = () => api.callsTo(PLACE);
const keys = () => posts().map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => {
  api = stubCheckout();
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
    expect(place()).toHaveAttribute('aria-disabled', 'true');
    expect(place()).toHaveAccessibleDescription(/Tick the box above/);
    await user.click(terms());
    expect(place()).toHaveAttribute('aria-disabled', 'false');
    await user.click(terms());
    expect(place()).toHaveAttribute('aria-disabled', 'true');
  });

  it('marks all that is wrong at once, the terms too, when the disabled button is pressed', async () => {
    const { user } = open();
    await fillIn(user, { Phone: '12', 'Address / Street': '  ' });
    await user.click(place());
    const described = (label: string, text: RegExp) =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
    described('Phone', /5 to 15 digits/);
    described('Address / Street', /Please enter the street/);
    described('City', /Please enter the city/);
    expect(terms()).toHaveAccessibleDescription('Please agree to the terms.');
    await user.click(terms());
    expect(terms()).toBeValid();
    expect(posts()).toHaveLength(0);
  });

  it('goes to the terms if only they are missing', async () => {
    const { user } = open();
    await fillIn(user);
    await user.click(place());
    await waitFor(() => expect(terms()).toHaveFocus());
    expect(posts()).toHaveLength(0);
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
    expect(place()).toHaveAttribute('aria-disabled', 'true');
    expect(place()).toHaveAccessibleDescription(/cart is empty/);
  });
});

describe('saved details', () => {
  const bonn = { city: 'Bonn', state: '', zipcode: '53111', country: 'Germany', countryCode: 'DE' };
  const home = { street: '1 Home', ...bonn };
  const work = { ...bonn, street: '2 Work', city: 'Köln', zipcode: '50667' };
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

  it('that were chosen are still there after a reload', async () => {
    api.answer('GET /api/account', () => saved);
    const first = open();
    await waitFor(() => expect(street()).toHaveValue('1 Home'));
    const choice = screen.getByLabelText('Saved addresses');
    await first.user.selectOptions(choice, '2 Work, 50667 Köln');
    first.leave();
    open();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ada Saved'));
    expect(street()).toHaveValue('2 Work');
    expect(screen.getByLabelText('City')).toHaveValue('Köln');
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
    await user.click(
      screen.getByRole('checkbox', { name: 'Save name, phone and address for next time' }),
    );
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
    await user.click(
      screen.getByRole('checkbox', { name: 'Save name, phone and address for next time' }),
    );
    await order(user);
    await user.click(await okay("Yes, It's Okay!"));
    expect((await screen.findByText('Now at /orders')).dataset.state).toContain('"unsaved":true');
  });
});

const summary = () => screen.getByRole('complementary', { name: 'Your books' });

describe('beside the sum', () => {
  it('stand the shop with its address, the promised days and where returns are explained', async () => {
    api.answer('GET /api/shop', () =>
      aShop({ name: 'Inkwell Books', address: '1 High Street\nLeeds' }),
    );
    open();
    await waitFor(() => expect(summary()).toHaveTextContent('Inkwell Books1 High Street Leeds'));
    expect(summary()).toHaveTextContent('Your parcel arrives in 2 to 4 working days.');
    expect(screen.getByRole('link', { name: /^terms/ })).toHaveAttribute('href', '/terms');
  });
});

describe('the delivery fee', () => {
  it('is said to be free where there is none', async () => {
    open();
    await waitFor(() => expect(summary()).toHaveTextContent('Delivery: free'));
  });

  it('is a line of its own, and part of the total that is ordered', async () => {
    api.answer('GET /api/shop', () => aShop({ ways: [aWay({ price: 4.5, freeFrom: 30 })] }));
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
        quantity: 1,
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
        countryCode: 'DE',
        state: '',
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
    expect(button).toHaveAttribute('aria-disabled', 'true');
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

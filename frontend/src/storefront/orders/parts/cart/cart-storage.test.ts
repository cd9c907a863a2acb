import { describe, expect, it } from 'vitest';
import { aBook } from '../../../../testing/builders.ts';
import { makeStore } from '../../../../testing/make-store.ts';
import { addToCart, clearCart, selectCartCount, selectCartItems } from './cart-slice.ts';
import { loadCart } from './cart-storage.ts';

const KEY = 'book-store-cart-v2';
const KEY_BEFORE = 'book-store-cart-v1';

describe('the cart in local storage', () => {
  it('is restored on the next visit', () => {
    const book = aBook();
    makeStore().dispatch(addToCart(book));
    expect(selectCartItems(makeStore().getState())).toMatchObject([
      { _id: book._id, newPrice: 12.5 },
    ]);
  });

  it('is empty on the next visit after it was cleared', () => {
    const store = makeStore();
    store.dispatch(addToCart(aBook()));
    store.dispatch(clearCart());
    expect(loadCart().items).toEqual([]);
  });

  it.each(['{', '42', '{"items":1}', '[{"_id":1}]', '[null]', '[{"_id":"a","title":"x"}]'])(
    'starts empty if the stored value is %s',
    (rubbish) => {
      localStorage.setItem(KEY, rubbish);
      expect(loadCart().items).toEqual([]);
    },
  );

  it('takes over the cart of the scripts before, whose amounts were minor units', () => {
    const book = aBook();
    const before = { ...book, newPrice: 1250, addedPrice: 1199, quantity: 2 };
    localStorage.setItem(KEY_BEFORE, JSON.stringify([null, 42, before]));
    const items = [{ ...book, newPrice: 12.5, addedPrice: 11.99, quantity: 2 }];
    expect(loadCart().items).toEqual(items);
    expect(localStorage.getItem(KEY_BEFORE)).toBeNull();
    expect(loadCart().items).toEqual(items);
  });

  it('is not replaced by that of the scripts before once it is kept', () => {
    const [older, newer] = [aBook(), aBook()];
    localStorage.setItem(KEY, JSON.stringify([newer]));
    localStorage.setItem(KEY_BEFORE, JSON.stringify([{ ...older, newPrice: 1250 }]));
    expect(loadCart().items).toEqual([newer]);
  });

  it('keeps the number of copies, and reads a cart without it as one of each', () => {
    const [one, several] = [aBook(), aBook()];
    localStorage.setItem(KEY, JSON.stringify([one, { ...several, quantity: 3 }]));
    expect(selectCartCount(makeStore({ cart: loadCart() }).getState())).toBe(4);
  });

  it.each([0, 100, 1.5, 'two'])('starts empty if it has %s copies of a book', (quantity) => {
    localStorage.setItem(KEY, JSON.stringify([{ ...aBook(), quantity }]));
    expect(loadCart().items).toEqual([]);
  });

  it.each([
    { newPrice: 12.345 },
    { newPrice: -1 },
    { newPrice: 1e300 },
    { newPrice: '1250' },
    { addedPrice: 0.001 },
    { weight: 1.5 },
    { author: { $ne: 1 } },
    { coverTint: 7 },
    { _id: 'nowhere' },
  ])('drops a book that has %o, and keeps the others', (wrong) => {
    const [good, bad] = [aBook(), aBook()];
    localStorage.setItem(KEY, JSON.stringify([{ ...bad, ...wrong }, good]));
    expect(loadCart().items).toEqual([good]);
  });

  it('drops duplicates from a tampered store', () => {
    const book = aBook();
    localStorage.setItem(KEY, JSON.stringify([book, book]));
    expect(loadCart().items).toHaveLength(1);
  });

  it('follows changes in another tab', () => {
    const store = makeStore();
    const newValue = JSON.stringify([aBook({ title: 'From the other tab' })]);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
    expect(selectCartItems(store.getState())).toMatchObject([{ title: 'From the other tab' }]);
  });
});

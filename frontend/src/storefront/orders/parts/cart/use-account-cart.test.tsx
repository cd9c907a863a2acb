import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBook } from '../../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../../testing/render-page.tsx';
import { networkError, type Stubs, stubApi } from '../../../../testing/stub-api.ts';
import { addToCart, clearCart, selectCartItems } from './cart-slice.ts';
import { useAccountCart } from './use-account-cart.ts';

const CHANGES = 'POST /api/account/cart/changes';
const KEY = 'book-store-account-cart-v1';
const [one, two] = [aBook({ title: 'One' }), aBook({ title: 'Two' })];

function Shop() {
  useAccountCart();
  return null;
}

/** Stands in for the account: its books, which changes reach as the server merges them. */
function anAccount(books: string[], stubs: Stubs = {}) {
  const cart = [...books];
  const api = stubApi({
    'GET /api/account/cart': () => ({ bookIds: cart }),
    [CHANGES]: ({ body }) => {
      const { changes } = body as { changes: { bookId: string; kind: string }[] };
      for (const { bookId, kind } of changes) {
        if (cart.includes(bookId)) cart.splice(cart.indexOf(bookId), 1);
        if (kind === 'add') cart.push(bookId);
      }
      return { bookIds: cart, refused: [] };
    },
    'GET /api/books/': ({ query }) =>
      [one, two].filter(({ _id }) => query.get('ids')?.includes(_id)),
    ...stubs,
  });
  return { ...api, cart };
}

const open = (cart = [one], uid = 'ada') =>
  renderPage(<Shop />, { cart, auth: anAuth({ currentUser: aCustomer({ uid }) }) });
const titles = ({ store }: ReturnType<typeof open>) =>
  selectCartItems(store.getState()).map(({ title }) => title);
const settled = (page: ReturnType<typeof open>, expected: string[]) =>
  waitFor(() => expect(titles(page)).toEqual(expected));
const edits = () => JSON.parse(localStorage.getItem(KEY) ?? '{}').edits;

describe('the cart of a customer', () => {
  it("joins the device's and the account's books at sign-in", async () => {
    const { cart } = anAccount([two._id]);
    const page = open([one]);
    await settled(page, ['Two', 'One']);
    expect(cart).toEqual([two._id, one._id]);
  });

  it('does not bring back, after a reload, what another device has removed', async () => {
    const { cart } = anAccount([]);
    const page = open([one, two]);
    await waitFor(() => expect(cart).toHaveLength(2));
    page.leave();
    cart.shift();
    await settled(open([one, two]), ['Two']);
  });

  it('adopts what another device did when the shop is looked at again', async () => {
    const { cart } = anAccount([one._id]);
    const page = open([]);
    await settled(page, ['One']);
    cart.push(two._id);
    act(() => void window.dispatchEvent(new Event('focus')));
    await settled(page, ['One', 'Two']);
  });

  it('keeps what is done offline, and sends it with its time once the shop is reachable', async () => {
    const api = anAccount([one._id]);
    const page = open([]);
    await settled(page, ['One']);
    api.answer(CHANGES, networkError);
    const before = Date.now();
    act(() => {
      page.store.dispatch(clearCart());
      page.store.dispatch(addToCart(two));
    });
    await waitFor(() => expect(edits()).toHaveLength(2));
    expect(titles(page)).toEqual(['Two']);
    const noted = edits().map(({ at }: { at: string }) => Date.parse(at));
    expect(Math.min(...noted)).toBeGreaterThanOrEqual(before);
    api.answer(CHANGES, () => ({ bookIds: [two._id], refused: [] }));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(edits()).toEqual([]));
    expect(titles(page)).toEqual(['Two']);
    const sent = api.callsTo(CHANGES).at(-1)?.body;
    expect(sent).toMatchObject({
      changes: [
        { bookId: one._id, kind: 'remove' },
        { bookId: two._id, kind: 'add' },
      ],
    });
  });

  it('says which books found no room', async () => {
    anAccount([], { [CHANGES]: () => ({ bookIds: [], refused: [one._id] }) });
    await settled(open([one]), []);
    expect(await screen.findByText(/1 was not added/)).toBeInTheDocument();
  });

  it('leaves an empty cart on the device after signing out', async () => {
    const { cart } = anAccount([one._id]);
    const page = open([]);
    await settled(page, ['One']);
    page.authChanges(anAuth());
    await settled(page, []);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(cart).toEqual([one._id]);
  });

  it('stays while sign-in is away', async () => {
    anAccount([one._id]);
    const page = open([]);
    await settled(page, ['One']);
    localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
    page.authChanges(anAuth());
    expect(titles(page)).toEqual(['One']);
  });

  it("never takes another customer's books along", async () => {
    const { cart } = anAccount([]);
    localStorage.setItem(KEY, JSON.stringify({ uid: 'bob', edits: [] }));
    await settled(open([one]), []);
    expect(cart).toEqual([]);
  });

  it.each(['{', '42', '{"uid":1}', '{"uid":"ada"}'])(
    'joins as for the first time if the stored state is %s',
    async (rubbish) => {
      const { cart } = anAccount([]);
      localStorage.setItem(KEY, rubbish);
      open([one]);
      await waitFor(() => expect(cart).toEqual([one._id]));
    },
  );
});

it('calls nothing for a visitor', async () => {
  const { calls } = stubApi({});
  const page = renderPage(<Shop />, { cart: [one] });
  act(() => void page.store.dispatch(addToCart(two)));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect([calls.length, localStorage.getItem(KEY)]).toEqual([0, null]);
});

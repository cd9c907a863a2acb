import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBook } from '../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../testing/render-page.tsx';
import { networkError, type Stubs, stubApi } from '../../../testing/stub-api.ts';
import { TellMeButton } from '../../catalogue/book/tell-me-button.tsx';
import { WishActions } from '../../catalogue/book/wish-actions.tsx';
import { deviceWishes } from '../parts/wishes/device-wishes.ts';
import { useJoinWishes } from '../parts/wishes/use-join-wishes.ts';
import WishesPage from './page.tsx';

const auth = anAuth({ currentUser: aCustomer() });
const LISTS = 'GET /api/account/wishes';
const [novel, soldOut] = [aBook({ title: 'Novel' }), aBook({ title: 'Rare', stock: 0 })];
const shop: Stubs = {
  'GET /api/books/cards': ({ query }) =>
    [novel, soldOut].filter(({ _id }) => query.get('ids')?.includes(_id)),
};

/** An account whose lists are what was marked last. */
function anAccount(lists: { wishes?: string[]; backInStock?: string[] } = {}): Stubs {
  let kept = { wishes: [] as string[], backInStock: [] as string[], ...lists };
  const change = (next: Partial<typeof kept>) => () => {
    kept = { ...kept, ...next };
    return kept;
  };
  return {
    ...shop,
    [LISTS]: () => kept,
    'PUT /api/account/wishes/:bookId': change({ wishes: [novel._id] }),
    'DELETE /api/account/wishes/:bookId': change({ wishes: [] }),
    'PUT /api/account/back-in-stock/:bookId': change({ backInStock: [soldOut._id] }),
  };
}

describe('the wish list', () => {
  const open = () => renderPage(<WishesPage />, { at: '/wishes', auth });

  it('shows price and stock, and puts only what can be had into the cart', async () => {
    stubApi({ ...shop, [LISTS]: () => ({ wishes: [novel._id], backInStock: [soldOut._id] }) });
    const { user, store } = open();
    const waiting = within(await screen.findByRole('region', { name: /when these are back/ }));
    expect(await waiting.findByText('Sold out')).toBeVisible();
    expect(waiting.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    const wished = within(screen.getByRole('region', { name: 'Books you wish for' }));
    expect(await wished.findByText('$12.50')).toBeVisible();
    await user.click(wished.getByRole('button', { name: 'Add to Cart' }));
    expect(store.getState().cart.items).toMatchObject([{ title: 'Novel' }]);
  });

  it('removes a book, and offers a way on when it is empty', async () => {
    stubApi(anAccount({ wishes: [novel._id] }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove', description: 'Novel' }));
    expect(await screen.findByText(/Your wish list is empty/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a book' })).toHaveAttribute('href', '/books');
  });

  it('says that a book has left the shop', async () => {
    const gone = aBook();
    stubApi({ ...shop, [LISTS]: () => ({ wishes: [novel._id, gone._id], backInStock: [] }) });
    open();
    expect(await screen.findByText(/One book is no longer in the shop/)).toBeVisible();
  });
});

describe('the wish list of somebody who is not signed in', () => {
  const open = () => renderPage(<WishesPage />, { at: '/wishes' });

  it('has the books of this device, says so, and loses them one by one or all at once', async () => {
    stubApi(shop);
    for (const { _id } of [soldOut, novel]) deviceWishes.add(_id);
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Novel' })).toBeVisible();
    expect(screen.getByText(/kept on this device only/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await user.click(screen.getByRole('button', { name: 'Remove', description: 'Novel' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Novel' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Clear the list' }));
    expect(await screen.findByText(/Your wish list is empty/)).toBeVisible();
    expect(deviceWishes.read()).toEqual([]);
  });

  it('ignores what is no list of books', () => {
    for (const text of ['{', '{}', '[1, "x"]', 'null']) {
      localStorage.setItem('book-store-wishes-v1', text);
      expect(deviceWishes.read()).toEqual([]);
    }
  });
});

function Shop() {
  useJoinWishes();
  return null;
}

describe('the wishes of a device', () => {
  const JOIN = 'POST /api/account/wishes';
  const signIn = () => renderPage(<Shop />, { at: '/', auth });

  it('join the account at sign-in', async () => {
    deviceWishes.add(novel._id);
    const { callsTo } = stubApi({
      [JOIN]: () => ({ wishes: [novel._id], backInStock: [], refused: [] }),
    });
    signIn();
    await waitFor(() => expect(deviceWishes.read()).toEqual([]));
    expect(callsTo(JOIN).map(({ body }) => body)).toEqual([{ bookIds: [novel._id] }]);
  });

  it('stay on the device until the shop can be reached', async () => {
    deviceWishes.add(novel._id);
    const { answer, callsTo } = stubApi({ [JOIN]: networkError });
    signIn();
    await waitFor(() => expect(callsTo(JOIN)).toHaveLength(1));
    expect(deviceWishes.read()).toEqual([novel._id]);
    answer(JOIN, () => ({ wishes: [novel._id], backInStock: [], refused: [] }));
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(deviceWishes.read()).toEqual([]);
    });
  });

  it('say how many of them found no room', async () => {
    for (const { _id } of [novel, soldOut]) deviceWishes.add(_id);
    stubApi({ [JOIN]: () => ({ wishes: [], backInStock: [], refused: [novel._id] }) });
    signIn();
    expect(await screen.findByText(/full with 100 books, so 1 from this device was/)).toBeVisible();
  });
});

describe('the buttons on a book page', () => {
  const open = (book = novel, by = auth) =>
    renderPage(<WishActions book={book} />, { at: `/books/${book._id}`, auth: by });
  const openTellMe = (by = auth) =>
    renderPage(<TellMeButton book={soldOut} />, { at: `/books/${soldOut._id}`, auth: by });

  it('put the book on the list and take it off', async () => {
    const { callsTo } = stubApi(anAccount());
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add to wish list' }));
    await user.click(await screen.findByRole('button', { name: 'On your wish list' }));
    expect(await screen.findByRole('button', { name: 'Add to wish list' })).toBeVisible();
    expect(callsTo('PUT /api/account/wishes/:bookId')[0]?.path).toContain(novel._id);
  });

  it('put the book on the list of this device while nobody is signed in', async () => {
    const { callsTo } = stubApi(shop);
    const { user } = open(novel, anAuth());
    await user.click(screen.getByRole('button', { name: 'Add to wish list' }));
    const button = await screen.findByRole('button', { name: 'On your wish list' });
    expect(deviceWishes.read()).toEqual([novel._id]);
    const link = screen.getByRole('link', { name: 'See your wish list' });
    expect(link).toHaveAttribute('href', '/wishes');
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Add to wish list' })).toBeVisible();
    expect(deviceWishes.read()).toEqual([]);
    expect(callsTo('PUT /api/account/wishes/:bookId')).toEqual([]);
  });

  it('say when the list of this device is full', async () => {
    stubApi(shop);
    for (let at = 0; at < 100; at += 1) deviceWishes.add(String(at).padStart(24, 'f'));
    const { user } = open(novel, anAuth());
    await user.click(screen.getByRole('button', { name: 'Add to wish list' }));
    expect(await screen.findByText(/full with 100 books/)).toBeVisible();
    expect(deviceWishes.read()).not.toContain(novel._id);
  });

  it('show what was marked although a reading that began earlier ends later', async () => {
    const account = anAccount();
    let reply = () => {};
    const first = new Promise<void>((resolve) => {
      reply = resolve;
    });
    let readings = 0;
    const read = account[LISTS];
    stubApi({
      ...account,
      [LISTS]: async (call) => {
        if (++readings > 1) return read?.(call) as never;
        await first;
        return { wishes: [], backInStock: [] };
      },
    });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add to wish list' }));
    await screen.findByRole('button', { name: 'On your wish list' });
    reply();
    await waitFor(() => expect(readings).toBe(2));
    expect(await screen.findByRole('button', { name: 'On your wish list' })).toBeVisible();
  });

  it('ask a visitor where to write when the book is back', async () => {
    const WAIT = 'POST /api/back-in-stock';
    const { callsTo } = stubApi({ ...shop, [WAIT]: () => ({ waiting: true, confirm: true }) });
    const { user } = openTellMe(anAuth());
    await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
    const email = await screen.findByLabelText('Email');
    expect(email).toHaveFocus();
    const form = within(screen.getByRole('dialog', { name: /^Where shall we write/ }));
    await user.click(form.getByRole('button', { name: 'Tell me when it is back' }));
    expect(await screen.findByText('Please enter your email address.')).toBeVisible();
    await user.type(email, ' ada@example.com{Enter}');
    const said = await screen.findByText(/we have sent a link to ada@example.com/);
    await waitFor(() => expect(said).toHaveFocus());
    const sent = callsTo(WAIT).map(({ body }) => body);
    expect(sent).toEqual([{ email: 'ada@example.com', bookId: soldOut._id }]);
  });

  it('keep the address that was typed when the shop cannot be reached', async () => {
    stubApi({ ...shop, 'POST /api/back-in-stock': networkError });
    const { user } = openTellMe(anAuth());
    await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}');
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });
});

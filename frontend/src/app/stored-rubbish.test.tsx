import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToken } from '../api/admin-token.ts';
import { draftOf } from '../dashboard/catalogue/parts/book-form/book-draft.tsx';
import { readDraft } from '../kit/forms/kept-draft.ts';
import { aBook } from '../testing/builders.ts';
import { renderApp } from '../testing/render-app.tsx';
import { aCustomer, anAuth } from '../testing/render-page.tsx';
import { stubApi } from '../testing/stub-api.ts';
import { book, storefrontStubs } from './storefront-stubs.fixtures.ts';

const { _id } = book;
const [bad, good] = [aBook({ newPrice: 12.345 }), aBook({ title: 'Momo' })];
const inEach = (value: unknown) =>
  Object.fromEntries(
    ['delivery', 'order-attempt', 'list', 'bookId', 'until', 'id', 'token', 'edits', 'changes'].map(
      (name) => [name, value],
    ),
  );

/** What may be stored under any key: by an older shop, by hand, by an extension. */
const RUBBISH: readonly string[] = [
  '{',
  'null',
  '42',
  '-1e999',
  '"text"',
  'tök\nen',
  '[]',
  '[null, 42, "a", [], {}]',
  JSON.stringify([
    { ...bad, newPrice: 0.005 },
    { ...bad, title: 5 },
    { ...good, quantity: '2' },
  ]),
  ...[null, 42, 'text', [null], [42], { a: 1 }].map((value) =>
    JSON.stringify({ uid: 'uid-1', ...inEach(value), opened: { _id, title: value, tags: value } }),
  ),
  JSON.stringify({ uid: 'uid-1', edits: [{ bookId: 'x', kind: 'add', at: 'noon' }, null] }),
];

/** Makes every key of both storages hold this. */
function storeEverywhere(text: string) {
  const storage: Storage = {
    length: 0,
    key: () => null,
    getItem: () => text,
    setItem: () => undefined,
    removeItem: () => undefined,
    clear: () => undefined,
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
}

describe.each(RUBBISH)('with %s stored under every key', (rubbish) => {
  beforeEach(() => {
    storeEverywhere(rubbish);
    stubApi({ ...storefrontStubs, 'POST /api/discount-codes/preview': () => ({}) as never });
  });

  it.each(['/', '/books', `/books/${_id}`, '/cart', '/checkout', '/orders', '/login'])(
    '%s shows its page',
    async (path) => {
      // An admin's page for a stored token is another test's.
      vi.spyOn(adminToken, 'stored').mockReturnValue(false);
      const auth = anAuth({ currentUser: path === '/login' ? null : aCustomer() });
      renderApp(path, { auth });
      await waitFor(() => expect(screen.getByRole('main')).not.toBeEmptyDOMElement());
      await screen.findAllByRole('heading');
      const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
      expect(alerts.filter(Boolean)).toEqual([]);
    },
  );

  it('no draft of a book is restored from it, and no token sent', () => {
    expect(readDraft(`book-${_id}`, aBook({ _id }), draftOf)).toBeUndefined();
    const token = adminToken.read();
    if (token !== null) expect(() => new Headers({ authorization: token })).not.toThrow();
  });
});

import type { ChangedBooks } from '@book-store/contract/catalogue/books/book-changes.schemas';
import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook, someAdminGenres, someGenres } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { deferred, problem, reply } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/books';
const CHANGES = 'POST /api/admin/books/changes';
const STOCK = 'POST /api/admin/books/:id/stock';
const AT = '/dashboard/manage-books';

beforeEach(() => signInAdmin());
afterEach(() => vi.restoreAllMocks());

describe('a price in the table', () => {
  it('is changed in place with Enter, and stays with Escape', async () => {
    const emma = aBook({ title: 'Emma', newPrice: 10, oldPrice: undefined });
    const { callsTo } = stubDashboard({
      [LIST]: () => [emma],
      [CHANGES]: () => ({ changed: 1, unchanged: 0, refused: 0, books: [] }),
    });
    const { user } = renderApp(AT);
    const price = () => screen.findByRole('button', { name: /^Price of Emma/ });
    await user.click(await price());
    await user.keyboard('7{Escape}');
    await user.click(await price());
    await user.keyboard('free{Enter}');
    expect(await screen.findByText(/^A price from 0.*such as \$12\.50\.$/)).toBeVisible();
    await user.clear(screen.getByLabelText('Price of Emma'));
    await user.keyboard('7.5{Enter}');
    expect(await price()).toBeVisible();
    expect(callsTo(CHANGES).map(({ body }) => body)).toEqual([
      {
        ids: [emma._id],
        change: { kind: 'price', prices: 'both', price: 7.5 },
        seen: { newPrice: 10, oldPrice: null },
      },
    ]);
  });

  it('asks which to keep if another admin has changed it meanwhile', async () => {
    const emma = aBook({ title: 'Emma', newPrice: 10, oldPrice: 12 });
    const { answer, callsTo } = stubDashboard({
      [LIST]: () => [emma],
      [CHANGES]: () => ({
        ...{ changed: 0, unchanged: 0, refused: 1 },
        books: [{ _id: emma._id, outcome: 'refused', message: 'x', from: { newPrice: 9 } }],
      }),
    });
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: /^Price of Emma/ }));
    await user.keyboard('7{Enter}');
    expect(await screen.findByText(/^Somebody else changed it to \$9\.00/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Keep \$9\.00/ })).toBeVisible();
    expect(screen.getByLabelText('Price of Emma')).toHaveValue('7');
    answer(CHANGES, () => ({ changed: 1, unchanged: 0, refused: 0, books: [] }));
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByRole('button', { name: /^Price of Emma/ })).toBeVisible();
    expect(callsTo(CHANGES).at(-1)?.body).toMatchObject({
      change: { price: 7 },
      seen: { newPrice: 9, oldPrice: 12 },
    });
  });
});

describe('an edit in place', () => {
  it('loads the list again, and not the genres, which stay as they are', async () => {
    const emma = aBook({ title: 'Emma', stock: 5 });
    const { callsTo } = stubDashboard({
      'GET /api/genres': someGenres,
      'GET /api/admin/genres': someAdminGenres,
      [LIST]: () => [emma],
      [CHANGES]: () => ({ changed: 1, unchanged: 0, refused: 0, books: [] }),
      [STOCK]: () => emma,
    });
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: /^Price of Emma/ }));
    await user.keyboard('7{Enter}');
    await waitFor(() => expect(callsTo(LIST)).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: /^Copies of Emma/ }));
    await user.keyboard('4{Enter}');
    await waitFor(() => expect(callsTo(LIST)).toHaveLength(3));
    expect(callsTo('GET /api/admin/genres')).toHaveLength(1);
    expect(callsTo('GET /api/genres')).toEqual([]);
  });
});

describe('the copies in the table', () => {
  it('are not counted over a sale that the screen did not show yet', async () => {
    const STOCK = 'POST /api/admin/books/:id/stock';
    const emma = aBook({ title: 'Emma', stock: 5 });
    const { callsTo } = stubDashboard({
      [LIST]: () => [emma],
      [STOCK]: () => problem(409, 'changed-meanwhile', { stock: 4 }),
    });
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: /^Copies of Emma/ }));
    await user.keyboard('9{Enter}');
    expect(await screen.findByText(/changed it to 4 copies/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep 4 copies' }));
    expect(await screen.findByRole('button', { name: /^Copies of Emma/ })).toBeVisible();
    expect(callsTo(STOCK).map(({ body }) => body)).toEqual([
      { counted: 9, seen: 5, reason: 'Counted' },
    ]);
  });
});

describe('all books in one table', () => {
  const changedTo = (id: string, newPrice: number): ChangedBooks => ({
    ...{ changed: 1, unchanged: 0, refused: 0 },
    books: [{ _id: id, outcome: 'changed', from: { newPrice: 10 }, to: { newPrice } }],
  });

  it('show a changed price and counted copies without being loaded again', async () => {
    const emma = aBook({ title: 'Emma', newPrice: 10 });
    const { callsTo } = stubDashboard({
      [LIST]: () => [emma, aBook({ title: 'Dune', newPrice: 10, stock: 3 })],
      [CHANGES]: () => changedTo(emma._id, 7.5),
      [STOCK]: () => ({ ...emma, stock: 4 }),
    });
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: 'See all' }));
    await waitFor(() => expect(callsTo(LIST).at(-1)?.query.get('limit')).toBe('500'));
    const before = callsTo(LIST).length;
    await user.click(await screen.findByRole('button', { name: /^Price of Emma/ }));
    await user.keyboard('7.5{Enter}');
    expect(await screen.findByRole('button', { name: /^Price of Emma: \$7\.50/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Copies of Emma: not counted/ }));
    expect(screen.getByLabelText('Copies of Emma')).toHaveValue('');
    await user.keyboard('4{Enter}');
    expect(await screen.findByRole('button', { name: /^Copies of Emma: 4 copies/ })).toBeVisible();
    expect(callsTo(STOCK).map(({ body }) => body)).toEqual([
      { counted: 4, seen: null, reason: 'Counted' },
    ]);
    expect(screen.getByRole('button', { name: /^Price of Dune: \$10\.00/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Copies of Dune: 3 copies/ })).toBeVisible();
    expect(callsTo(LIST)).toHaveLength(before);
  });

  it('show what another admin has made of one that could not be changed', async () => {
    const emma = aBook({ title: 'Emma', stock: 5 });
    const { callsTo } = stubDashboard({
      [LIST]: () => [emma],
      [STOCK]: () => problem(409, 'changed-meanwhile', { stock: null }),
    });
    const { user } = renderApp(`${AT}?show=all`);
    await user.click(await screen.findByRole('button', { name: /^Copies of Emma/ }));
    await user.keyboard('9{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Keep not counted' }));
    expect(
      await screen.findByRole('button', { name: /^Copies of Emma: not counted/ }),
    ).toBeVisible();
    expect(callsTo(LIST)).toHaveLength(1);
  });

  it('keep a price that is changed while the rest of them is loading', async () => {
    const titles = Array.from({ length: 501 }, (_, at) => `Book ${at}.`);
    const books = titles.map((title) => aBook({ title, newPrice: 10, oldPrice: 10 }));
    const [first] = books as [BookView];
    const part = (from: number) =>
      reply(books.slice(from, from + 500), { headers: { 'x-total-count': '501' } });
    const rest = deferred<Response>();
    const { answer, callsTo } = stubDashboard({
      [LIST]: ({ query }) => (query.has('after') ? rest.answer() : part(0)),
      [CHANGES]: () => changedTo(first._id, 7.5),
    });
    const { user } = renderApp(`${AT}?show=all`);
    await waitFor(() => expect(callsTo(LIST).at(-1)?.query.has('after')).toBe(true));
    await user.click(await screen.findByRole('button', { name: /^Price of Book 0\./ }));
    await user.keyboard('7.5{Enter}');
    await waitFor(() => expect(callsTo(CHANGES)).toHaveLength(1));
    first.newPrice = 7.5;
    answer(LIST, ({ query }) => part(query.has('after') ? 500 : 0));
    rest.release(part(500));
    expect(
      await screen.findByRole('button', { name: /^Price of Book 0\.: \$7\.50/ }),
    ).toBeVisible();
    expect(await screen.findByText('501 books')).toBeVisible();
  });
});

describe('what is typed in a row', () => {
  const ROW = 100;
  const scrollTo = (pixels: number) =>
    act(() => {
      window.scrollTo(0, pixels);
      document.dispatchEvent(new Event('scroll'));
      window.dispatchEvent(new Event('scroll'));
    });
  const price = (title: string) => screen.findByLabelText(`Price of ${title}`);

  it('stays while the row is scrolled out of sight', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, -window.scrollY, ROW, ROW),
    );
    const books = Array.from({ length: 300 }, (_, at) => aBook({ title: `Book ${at + 1}.` }));
    stubDashboard({ [LIST]: () => books });
    const { user } = renderApp(`${AT}?show=all`);
    await user.click(await screen.findByRole('button', { name: /^Price of Book 1\./ }));
    await user.keyboard('7');
    scrollTo(200 * ROW);
    expect(await screen.findByText('Book 201.')).toBeInTheDocument();
    expect(screen.queryByText('Book 2.')).toBeNull();
    // The focus is still there.
    await user.keyboard('.5');
    scrollTo(0);
    expect(await screen.findByText('Book 2.')).toBeInTheDocument();
    expect(await price('Book 1.')).toHaveValue('7.5');
  });

  it('stays while another search is shown, and is asked about before the page is left', async () => {
    const [emma, dune] = [aBook({ title: 'Emma' }), aBook({ title: 'Dune' })];
    stubDashboard({ [LIST]: ({ query }) => [query.get('q') ? dune : emma] });
    const { user, address } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: /^Price of Emma/ }));
    await user.keyboard('7');
    const search = screen.getByLabelText('Search books');
    await user.type(search, 'dune{Enter}');
    expect(await screen.findByText('Dune')).toBeVisible();
    expect(screen.queryByText('Emma')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(address()).toBe(`${AT}?q=dune`);
    await user.clear(search);
    await user.keyboard('{Enter}');
    expect(await price('Emma')).toHaveValue('7');
    expect(search).toHaveFocus();
  });

  it('is forgotten with a book that is deleted', async () => {
    const emma = aBook({ title: 'Emma' });
    const { answer } = stubDashboard({
      [LIST]: () => [emma],
      'DELETE /api/books/:id': () => emma,
    });
    const { user, address } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: /^Price of Emma/ }));
    await user.keyboard('7');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    answer(LIST, () => []);
    await user.click(await screen.findByRole('button', { name: 'Delete book' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    await waitFor(() => expect(address()).toBe('/dashboard/orders'));
  });
});

import type {
  BookChange,
  ChangedBooks,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { networkError, paged, problem, reply } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/books';
const CHANGES = 'POST /api/admin/books/changes';
const DELETE = 'DELETE /api/books/:id';
const AT = '/dashboard/manage-books';

const shelf = (count: number) =>
  Array.from({ length: count }, (_, index) => aBook({ title: `Book ${index + 1}` }));

const table = () => screen.findByRole('table', { name: 'All Books' });
/** Counts the rows of the table, including the header; faster than a query by role. */
const rows = () => screen.getByRole<HTMLTableElement>('table', { name: 'All Books' }).rows.length;
const row = (title: string) => screen.findByRole('row', { name: new RegExp(`${title} `) });
type App = ReturnType<typeof renderApp>;
const click = async (user: App['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

beforeEach(() => signInAdmin());

describe('Manage Books', () => {
  it('shows a table of all books with their actions', async () => {
    const book = aBook({ title: 'Emma', category: 'fiction', newPrice: 9.5 });
    stubDashboard({ [LIST]: () => [book] });
    renderApp(AT);
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent?.replace(/[↑↓↕]/, ''))).toEqual([
      '#',
      'Book Title',
      'Category',
      'Price',
      'Actions',
    ]);
    const emma = await row('Emma');
    expect(within(emma).getByRole('rowheader')).toHaveTextContent('EmmaH. G. Wells');
    const cells = within(emma).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent).slice(0, 3)).toEqual(['1', 'Fiction', '$9.50']);
    expect(within(emma).getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/dashboard/edit-book/${book._id}`,
    );
    expect(within(emma).getByRole('button', { name: 'Delete' })).toBeVisible();
  });

  it.each([
    [{ 'x-match': 'near' }, 'No exact matches, 1 close match'],
    [
      { 'x-match': 'corrected', 'x-searched-for': 'emma' },
      'Nothing matches “emna”, 1 book for “emma”',
    ],
  ])('says of a search that was answered with %j: %s', async (headers, text) => {
    stubDashboard({ [LIST]: () => reply([aBook({ title: 'Emma' })], { headers }) });
    const { user } = renderApp(`${AT}?q=emna`);
    expect(await screen.findByText(text)).toBeVisible();
    await click(user, 'See all');
    expect(await screen.findByRole('button', { name: 'Show pages' })).toBeVisible();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows pages of twenty with continuous numbers', async () => {
    stubDashboard({ [LIST]: paged(shelf(43)) });
    const { user } = renderApp(AT);
    expect(await screen.findByText('43 books')).toBeVisible();
    expect(rows()).toBe(21);
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await row('Book 21')).toHaveTextContent(/^21/);
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await row('Book 43')).toBeVisible();
    await waitFor(() => expect(rows()).toBe(4));
  });

  it('shows all books on request, of which only some rows are there, then pages again', async () => {
    const books = shelf(620);
    const { calls } = stubDashboard({ [LIST]: paged(books) });
    const { user, address } = renderApp(AT);
    await screen.findByText('Book 1');
    await click(user, 'See all');
    expect(await screen.findByText('620 books')).toBeVisible();
    await waitFor(() => expect(calls.at(-1)?.query.get('after')).toBe(books[499]?._id));
    expect(document.querySelector('table')).toHaveAttribute('aria-rowcount', '621');
    expect(rows()).toBeLessThan(100);
    expect(address()).toBe(`${AT}?show=all`);
    await click(user, 'Show pages');
    await waitFor(() => expect(rows()).toBe(21));
    expect(address()).toBe(AT);
  });

  it('shows an error if the rest of all books fails to load, and retries', async () => {
    const books = paged(shelf(501));
    const { answer } = stubDashboard({
      [LIST]: (call) => (call.query.get('after') ? problem(503, 'unavailable') : books(call)),
    });
    const { user } = renderApp(`${AT}?show=all`);
    expect(await screen.findByText('The books could not be loaded.')).toBeVisible();
    answer(LIST, books);
    await click(user, 'Try again');
    expect(await screen.findByText('501 books')).toBeVisible();
  });

  it('sorts by a column on a click, and reverses the order on the next', async () => {
    const { calls } = stubDashboard({ [LIST]: () => [aBook()] });
    const { user } = renderApp(AT);
    const price = () => screen.getByRole('columnheader', { name: 'Price' });
    await table();
    expect(screen.getByRole('columnheader', { name: '#' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(price()).toHaveAttribute('aria-sort', 'none');
    await click(user, 'Price');
    await waitFor(() => expect(price()).toHaveAttribute('aria-sort', 'ascending'));
    await waitFor(() => expect(calls.at(-1)?.query.get('sort')).toBe('price'));
    await click(user, 'Price');
    await waitFor(() => expect(price()).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(calls.at(-1)?.query.get('sort')).toBe('-price'));
    await click(user, 'Book Title');
    await waitFor(() => expect(calls.at(-1)?.query.get('sort')).toBe('title'));
    expect(price()).toHaveAttribute('aria-sort', 'none');
  });

  it('searches while typing, from the first page and best match first', async () => {
    const { calls } = stubDashboard({ [LIST]: paged(shelf(43)) });
    const { user, address } = renderApp(`${AT}?page=2&sort=title`);
    await user.type(await screen.findByLabelText('Search books'), ' whale{Enter}');
    await waitFor(() => expect(address()).toBe(`${AT}?q=whale`));
    await waitFor(() => expect(calls.at(-1)?.query.get('q')).toBe('whale'));
    expect(calls.at(-1)?.query.get('sort')).toBeNull();
  });

  it('adopts the search of the header', async () => {
    const { calls } = stubDashboard({ [LIST]: () => [] });
    const { user } = renderApp(`${AT}?q=whale`);
    expect(await screen.findByLabelText('Search books')).toHaveValue('whale');
    expect(await screen.findByText('No matching books.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all books' }));
    expect(await screen.findByText('The shop has no books yet.')).toBeVisible();
    expect(screen.getByLabelText('Search books')).toHaveValue('');
    expect(calls.at(-1)?.query.get('q')).toBeNull();
  });

  it.each([
    ['a network error', networkError],
    ['a server error', () => problem(500, 'internal')],
  ])('shows an error on %s, and retries', async (_what, failing) => {
    const { answer } = stubDashboard({ [LIST]: failing });
    const { user } = renderApp(AT);
    expect(await screen.findByText('The books could not be loaded.')).toBeVisible();
    answer(LIST, () => [aBook({ title: 'Emma' })]);
    await click(user, 'Try again');
    expect(await row('Emma')).toBeVisible();
  });
});

it('has an Edit link and a Delete button in sight in each row', async () => {
  stubDashboard({ [LIST]: () => [aBook({ title: 'Emma' }), aBook({ title: 'Dune' })] });
  renderApp(AT);
  for (const title of ['Emma', 'Dune']) {
    const actions = within(await row(title));
    expect(actions.getByRole('link', { name: 'Edit' })).toHaveAccessibleDescription(title);
    expect(actions.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(title);
  }
});

describe('deleting a book', () => {
  const open = async (stubs = {}) => {
    const [emma, dune] = [aBook({ title: 'Emma' }), aBook({ title: 'Dune' })];
    const api = stubDashboard({ [LIST]: () => [emma, dune], [DELETE]: () => emma, ...stubs });
    const app = renderApp(AT);
    await app.user.click(within(await row('Emma')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete “Emma”?');
    return { ...api, ...app, emma, dune };
  };

  it('deletes nothing if cancelled', async () => {
    const { user, callsTo } = await open();
    await click(user, 'Cancel');
    await waitFor(() => expect(screen.queryByText('Delete “Emma”?')).toBeNull());
    expect(callsTo('DELETE /api/books/:id')).toEqual([]);
  });

  it('deletes as the signed-in admin after confirmation, shows an alert and refetches the list', async () => {
    const { user, answer, callsTo, emma, dune } = await open();
    answer(LIST, () => [dune]);
    await click(user, 'Delete book');
    expect(await screen.findByText('Book deleted successfully!')).toBeInTheDocument();
    const [call] = callsTo('DELETE /api/books/:id');
    expect(call?.path).toBe(`/api/books/${emma._id}`);
    expect(call?.headers.get('authorization')).toBe('Bearer admin-token');
    await click(user, 'OK');
    await waitFor(() => expect(screen.queryByText('Emma')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All Books' })).toHaveFocus());
  });

  it('shows an alert on failure, and the current list', async () => {
    const { user, answer, dune } = await open({ [DELETE]: () => problem(404, 'not-found') });
    answer(LIST, () => [dune]);
    await click(user, 'Delete book');
    expect(await screen.findByText('Failed to delete book. Please try again.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Emma')).toBeNull());
  });

  it('goes back one page after the last book of the last page', async () => {
    const books = shelf(21);
    const { answer } = stubDashboard({
      [LIST]: paged(books),
      [DELETE]: () => books[20] as BookView,
    });
    const { user, address } = renderApp(`${AT}?page=2`);
    await user.click(within(await row('Book 21')).getByRole('button', { name: 'Delete' }));
    answer(LIST, paged(books.slice(0, 20)));
    await click(user, 'Delete book');
    await click(user, 'OK');
    expect(await row('Book 20')).toBeInTheDocument();
    expect(address()).toBe(AT);
  });
});

describe('many books at once', () => {
  const changed = (book: BookView): ChangedBooks => ({
    changed: 1,
    unchanged: 0,
    refused: 0,
    books: [
      {
        _id: book._id,
        title: book.title,
        outcome: 'changed',
        from: { newPrice: 10 },
        to: { newPrice: 9 },
      },
    ],
  });

  it('change their prices after a preview, and get them back', async () => {
    const emma = aBook({ title: 'Emma', newPrice: 10 });
    const { callsTo } = stubDashboard({
      [LIST]: () => [emma],
      [CHANGES]: () => changed(emma),
      [`${CHANGES}/undo`]: () => changed(emma),
    });
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('checkbox', { name: '1 Choose Emma' }));
    await user.click(
      within(screen.getByRole('region', { name: 'Chosen books' })).getByRole('button', {
        name: 'Price',
      }),
    );
    await user.type(screen.getByLabelText('Number'), '-10');
    await user.click(screen.getByLabelText('Round to prices such as $9.90'));
    await click(user, 'Preview');
    expect(await screen.findByText('$10.00 → $9.00')).toBeVisible();
    await click(user, 'Change 1 book');
    expect(await screen.findByText('1 book changed.')).toBeVisible();
    const calls = callsTo(CHANGES);
    expect(calls.map(({ query }) => query.get('dryRun'))).toEqual(['true', 'false']);
    expect(calls[1]?.body).toEqual({
      ids: [emma._id],
      change: { kind: 'price', prices: 'selling', percent: -10, endsIn90: true },
    });
    await click(user, 'Undo');
    expect(await screen.findByText('1 book put back.')).toBeVisible();
    expect(callsTo(`${CHANGES}/undo`)[0]?.body).toEqual({
      books: [{ _id: emma._id, from: { newPrice: 10 }, to: { newPrice: 9 } }],
    });
  });

  it('say how many stay because their prices are fixed', async () => {
    const emma = aBook({ title: 'Emma', newPrice: 10 });
    const stays = { _id: emma._id, title: 'Emma', outcome: 'unchanged', fixedPrice: true } as const;
    stubDashboard({
      [LIST]: () => [emma],
      [CHANGES]: () => ({ changed: 0, unchanged: 1, refused: 0, fixed: 1, books: [stays] }),
    });
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('checkbox', { name: '1 Choose Emma' }));
    await press(user, 'Price');
    await user.type(screen.getByLabelText('Number'), '-10');
    await click(user, 'Preview');
    expect(await screen.findByText('One book with a fixed price stays.')).toBeVisible();
    await click(user, 'Change 0 books');
    const told = '0 books changed. One book with a fixed price stays.';
    expect(await screen.findByText(told)).toBeVisible();
  });

  const press = async (user: App['user'], name: string) =>
    user.click(
      within(await screen.findByRole('region', { name: 'Chosen books' })).getByRole('button', {
        name,
      }),
    );
  const moreChanges = (name: string) => async (user: App['user']) => {
    await press(user, 'More changes');
    await press(user, name);
  };

  it.each<[string, (user: App['user']) => Promise<void>, BookChange]>([
    [
      'their genre',
      async (user) => {
        await press(user, 'Genre');
        await user.selectOptions(await screen.findByLabelText('New genre'), 'Horror');
        await click(user, 'Change 2 books');
      },
      { kind: 'genre', category: 'horror' },
    ],
    [
      'their tags',
      async (user) => {
        await press(user, 'Tags');
        await user.type(screen.getByLabelText(/^Add tags/), 'gift, , summer ');
        await user.type(screen.getByLabelText(/^Remove tags/), 'winter');
        await click(user, 'Change 2 books');
      },
      { kind: 'tags', add: ['gift', 'summer'], remove: ['winter'] },
    ],
    [
      'the copies that are gone',
      async (user) => {
        await press(user, 'Stock');
        await user.type(screen.getByLabelText('Copies'), '-2');
        await user.type(screen.getByLabelText('Reason'), 'Water');
        await click(user, 'Change 2 books');
      },
      { kind: 'stock', delta: -2, reason: 'Water' },
    ],
    [
      'the copies counted of each',
      async (user) => {
        await press(user, 'Stock');
        await user.selectOptions(screen.getByLabelText('What happened'), 'I counted the copies');
        await user.type(screen.getByLabelText('Copies'), '0');
        await user.type(screen.getByLabelText('Reason'), 'Stocktaking');
        await click(user, 'Change 2 books');
      },
      { kind: 'stock', counted: 0, reason: 'Stocktaking' },
    ],
    ['trending', moreChanges('Mark as trending'), { kind: 'trending', trending: true }],
    [
      'no longer trending',
      moreChanges('No longer trending'),
      { kind: 'trending', trending: false },
    ],
    ['hidden', moreChanges('Hide from the shop'), { kind: 'hidden', hidden: true }],
    ['shown', moreChanges('Show in the shop'), { kind: 'hidden', hidden: false }],
  ])('are changed in one call: %s', async (_what, make, change) => {
    const [emma, dune] = [aBook({ title: 'Emma' }), aBook({ title: 'Dune' })];
    const { callsTo } = stubDashboard({
      [LIST]: () => [emma, dune, aBook({ title: 'Ulysses' })],
      [CHANGES]: () => ({ changed: 2, unchanged: 0, refused: 0, books: [] }),
    });
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('checkbox', { name: '1 Choose Emma' }));
    await user.click(screen.getByRole('checkbox', { name: '2 Choose Dune' }));
    await make(user);
    expect(await screen.findByText('2 books changed.')).toBeVisible();
    expect(callsTo(CHANGES).map(({ body }) => body)).toEqual([
      { ids: [emma._id, dune._id], change },
    ]);
  });

  it('are all those of the filters, which stand in the address', async () => {
    const { callsTo } = stubDashboard({
      [LIST]: paged(shelf(43)),
      [CHANGES]: () => ({ changed: 43, unchanged: 0, refused: 0, books: [] }),
    });
    const { user, address } = renderApp(`${AT}?category=fiction`);
    await click(user, 'No cover');
    expect(address()).toBe(`${AT}?category=fiction&noCover=true`);
    await user.click(await screen.findByLabelText(/Choose all/));
    await click(user, 'Choose all 43 books');
    await click(user, 'More changes');
    await click(user, 'Delete…');
    expect(await screen.findByText('Delete 43 books?')).toBeInTheDocument();
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete 43 books' }),
    );
    expect(await screen.findByText('43 books deleted.')).toBeVisible();
    expect(callsTo(CHANGES)[0]?.body).toEqual({
      filter: { category: 'fiction', noCover: 'true' },
      change: { kind: 'delete' },
    });
  });
});

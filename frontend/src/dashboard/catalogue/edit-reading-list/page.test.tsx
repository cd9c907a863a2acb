import type { AdminReadingListView } from '@book-store/contract/catalogue/reading-lists/reading-lists.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aBook, anId } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';

const PUT = 'PUT /api/admin/reading-lists/:id';
const [one, two] = [anId(), anId()];
const list: AdminReadingListView = {
  id: 'summer',
  title: 'Books for summer',
  books: [
    { bookId: one, title: 'Emma', by: 'Anna' },
    { bookId: two, hidden: true, title: 'Dune' },
  ],
  published: true,
  version: 3,
};
beforeEach(() => signInAdmin());

it('adds a book that is found, and says why and who', async () => {
  const book = aBook({ title: 'Faust' });
  const { callsTo } = stubDashboard({
    'GET /api/admin/reading-lists': () => [],
    'GET /api/books/': () => [book],
    'POST /api/admin/reading-lists': () => list,
  });
  const { user, address } = renderApp('/dashboard/add-list');
  await user.type(await screen.findByLabelText('Title'), 'Staff picks');
  await user.type(screen.getByLabelText('Find books'), 'faust');
  await user.click(await screen.findByRole('button', { name: /Add .*Faust/ }));
  const group = within(await screen.findByRole('group', { name: 'Book 1: Faust' }));
  await user.type(group.getByLabelText(/^Why this book/), 'A bet.');
  await user.type(group.getByLabelText(/^Who recommends it/), 'Ben');
  await user.click(screen.getByRole('button', { name: 'Save list' }));
  await waitFor(() => expect(address()).toBe('/dashboard/lists'));
  expect(callsTo('POST /api/admin/reading-lists').map(({ body }) => body)).toEqual([
    {
      title: 'Staff picks',
      sentence: '',
      by: '',
      published: true,
      books: [{ bookId: book._id, sentence: 'A bet.', by: 'Ben' }],
    },
  ]);
});

it('puts books in another order, takes one out, and says which one customers do not see', async () => {
  const { callsTo } = stubDashboard({
    'GET /api/admin/reading-lists/:id': () => ({
      ...list,
      books: [...list.books, { bookId: anId() }],
    }),
    [PUT]: () => list,
  });
  const { user } = renderApp('/dashboard/lists/summer');
  expect(await screen.findByText(/Hidden: customers do not see it/)).toBeVisible();
  const gone = '“A book in the bin, or deleted”';
  expect(screen.getByText(/If it is put back/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Up “Dune”' }));
  await user.click(screen.getByRole('button', { name: `Remove ${gone}` }));
  await user.click(screen.getByRole('button', { name: 'Save list' }));
  await screen.findByText('The list has been saved');
  expect(callsTo(PUT)[0]?.body).toEqual({
    title: 'Books for summer',
    sentence: '',
    by: '',
    published: true,
    books: [
      { bookId: two, sentence: '', by: '' },
      { bookId: one, sentence: '', by: 'Anna' },
    ],
    version: 3,
  });
});

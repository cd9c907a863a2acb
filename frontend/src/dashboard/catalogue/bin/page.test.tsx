import type { BinnedBookView } from '@book-store/contract/catalogue/bin/bin.schemas';
import type {
  ChangedBook,
  ChangedBooks,
} from '@book-store/contract/catalogue/books/book-changes.schemas';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';

const LIST = 'GET /api/admin/bin';
const PUT_BACK = 'POST /api/admin/bin/put-back';
const AT = '/dashboard/manage-books/bin';

const binned = (given: Partial<BinnedBookView> = {}): BinnedBookView => ({
  book: aBook({ title: 'Emma' }),
  deletedAt: '2026-11-19T09:30:00.000Z',
  deletedBy: 'ada',
  keptUntil: '2026-12-19T09:30:00.000Z',
  genreGone: false,
  ...given,
});
const outcome = (one: ChangedBook): ChangedBooks => ({
  changed: 0,
  unchanged: 0,
  refused: 0,
  books: [one],
});

beforeEach(() => signInAdmin());

describe('the bin', () => {
  it('says who deleted a book and until when it is kept, and puts it back', async () => {
    const one = binned();
    const { answer, callsTo } = stubDashboard({
      [LIST]: () => [one],
      [PUT_BACK]: () => ({ ...outcome({ _id: one.book._id, outcome: 'changed' }), changed: 1 }),
    });
    const { user } = renderApp(AT);
    expect(await screen.findByText(/by ada/)).toHaveTextContent(
      /Deleted Nov 19, 2026.* by ada, kept until Dec 19/,
    );
    answer(LIST, () => []);
    await user.click(screen.getByRole('button', { name: 'Put back “Emma”' }));
    expect(await screen.findByText('“Emma” is back in the shop')).toBeInTheDocument();
    expect(await screen.findByText('The bin is empty.')).toBeVisible();
    expect(callsTo(PUT_BACK)[0]).toMatchObject({ body: { ids: [one.book._id] } });
  });

  it('asks for a genre if that of the book has gone', async () => {
    const one = binned({ genreGone: true, book: aBook({ title: 'Emma', category: 'poetry' }) });
    const refused: ChangedBook = {
      _id: one.book._id,
      title: 'Emma',
      outcome: 'refused',
      message: 'Its genre is not in the shop any more. Please choose another one.',
      detailCode: 'book-genre-gone',
    };
    const { answer, callsTo } = stubDashboard({
      [LIST]: () => [one],
      [PUT_BACK]: () => ({ ...outcome(refused), refused: 1 }),
    });
    const { user } = renderApp(AT);
    const button = await screen.findByRole('button', { name: 'Put back “Emma”' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose another one.');
    answer(PUT_BACK, () => ({ ...outcome({ _id: one.book._id, outcome: 'changed' }), changed: 1 }));
    await user.selectOptions(screen.getByLabelText('New genre'), 'Horror');
    await user.click(button);
    expect(await screen.findByText('“Emma” is back in the shop')).toBeInTheDocument();
    expect(callsTo(PUT_BACK).at(-1)).toMatchObject({ body: { category: 'horror' } });
  });

  it('deletes a book for good after asking', async () => {
    const one = binned();
    const REMOVE = 'DELETE /api/admin/bin/:id';
    const { answer, callsTo } = stubDashboard({ [LIST]: () => [one], [REMOVE]: () => one });
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: 'Delete now “Emma”' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Delete “Emma” for good?')).toBeInTheDocument();
    expect(callsTo(REMOVE)).toEqual([]);
    answer(LIST, () => []);
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('The bin is empty.')).toBeVisible();
    expect(callsTo(REMOVE)).toHaveLength(1);
  });
});

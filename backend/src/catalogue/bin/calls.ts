import type { BinnedBookView } from '@book-store/contract/catalogue/bin/bin.schemas';
import type { binCalls } from '@book-store/contract/catalogue/bin/calls';
import type { ChangedBooks } from '@book-store/contract/catalogue/books/book-changes.schemas';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import type { RouteDeps } from '../../platform/area.ts';
import { inTransaction } from '../../platform/documents/in-transaction.ts';
import { findPage } from '../../platform/documents/mongo.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { toBookView } from '../books/book-view.ts';
import { Genre } from '../genres/genres.model.ts';
import { BinnedBook, type StoredBinnedBook } from './binned-books.model.ts';
import { keptUntil } from './empty-bin.ts';
import { putBack } from './put-back.ts';

export const binOfBooks = ({ now }: RouteDeps): Implementation<typeof binCalls> => ({
  'GET /api/admin/bin': async ({ query }) => {
    const genres = new Set(await Genre.distinct('category'));
    const list = BinnedBook.find({}).sort({ deletedAt: -1, _id: -1 });
    return {
      page: await findPage(list.lean<StoredBinnedBook[]>(), query, (book) => toView(book, genres)),
    };
  },
  'POST /api/admin/bin/put-back': async ({ body, record }) => {
    const change = record(booksPutBack);
    return { body: await putBack(body, now(), change.beforeCommit), change };
  },
  'DELETE /api/admin/bin/:id': async ({ params: { id }, record }) => {
    const change = record(bookRemoved);
    const remove = () =>
      inTransaction(
        async (session) => {
          const book = await BinnedBook.findByIdAndDelete(id, {
            session,
          }).lean<StoredBinnedBook>();
          if (!book) throw notFound('This book is not in the bin any more.');
          const genres = new Set(await Genre.distinct('category').session(session));
          return toView(book, genres);
        },
        { beforeCommit: change.beforeCommit },
      );
    return { body: await remove(), change };
  },
});

const toView = (book: StoredBinnedBook, genres: ReadonlySet<string>): BinnedBookView => ({
  book: toBookView(book),
  deletedAt: book.deletedAt.toISOString(),
  deletedBy: book.deletedBy,
  keptUntil: keptUntil(book.deletedAt).toISOString(),
  genreGone: !genres.has(book.category),
});

const bookRemoved = ({ book }: BinnedBookView): AdminChange => ({
  action: 'book-removed',
  subject: { id: book._id, name: book.title },
  fields: [],
});

/** Returns undefined if all of them stayed in the bin. */
function booksPutBack({ changed, books }: ChangedBooks): AdminChange | undefined {
  if (changed === 0) return undefined;
  const [only, second] = books.filter(({ outcome }) => outcome === 'changed');
  if (only && !second) {
    return {
      action: 'book-put-back',
      subject: { id: only._id, ...(only.title && { name: only.title }) },
      fields: [],
    };
  }
  return { action: 'books-put-back', subject: {}, fields: [{ field: 'books', to: changed }] };
}

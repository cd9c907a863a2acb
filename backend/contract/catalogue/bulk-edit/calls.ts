import { type Calls, IdempotencyHeaders, MATCH_HEADERS, named, pagesOf } from '../../call.ts';
import { AdminBooksQuery, ListedBook } from '../books/admin-books.schemas.ts';
import {
  ChangeBooksBody,
  ChangeBooksQuery,
  ChangedBooks,
  UndoBooksBody,
} from '../books/book-changes.schemas.ts';

named({ ChangeBooksBody, ChangedBooks, ListedBook, UndoBooksBody });

const list = pagesOf(ListedBook);

export const bulkEditCalls = {
  'GET /api/admin/books': {
    access: 'admin',
    summary: 'Lists all books, hidden ones too, by the filters of Manage Books',
    query: AdminBooksQuery,
    reply: list.reply,
    replyHeaders: [...list.replyHeaders, ...MATCH_HEADERS],
    errors: ['not-found'],
  },
  'POST /api/admin/books/changes': {
    access: 'admin',
    summary:
      'Changes or deletes many books, once for each Idempotency-Key; dryRun=true tells what would change',
    query: ChangeBooksQuery,
    headers: IdempotencyHeaders,
    body: ChangeBooksBody,
    reply: ChangedBooks,
    errors: ['conflict'],
  },
  'POST /api/admin/books/changes/undo': {
    access: 'admin',
    summary: 'Gives books back what a change of many took, except those changed since',
    body: UndoBooksBody,
    reply: ChangedBooks,
  },
} satisfies Calls;

import { z } from 'zod';
import { type Calls, named, pagesOf } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import { ChangedBooks } from '../books/book-changes.schemas.ts';
import { BinnedBookView, ListBinQuery, PutBackBody } from './bin.schemas.ts';

named({ BinnedBookView, PutBackBody });

export const binCalls = {
  'GET /api/admin/bin': {
    access: 'admin',
    summary: 'The deleted books of the last 30 days, latest first',
    query: ListBinQuery,
    ...pagesOf(BinnedBookView),
  },
  'POST /api/admin/bin/put-back': {
    access: 'admin',
    summary: 'Puts deleted books back into the shop; tells which could not be, and why',
    body: PutBackBody,
    reply: ChangedBooks,
  },
  'DELETE /api/admin/bin/:id': {
    access: 'admin',
    summary: 'Deletes a book of the bin for good and returns it; orders keep their copy',
    params: z.object({ id: Id }),
    reply: BinnedBookView,
  },
} satisfies Calls;

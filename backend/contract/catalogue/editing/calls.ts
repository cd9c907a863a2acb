import { z } from 'zod';
import { type Calls, IdempotencyHeaders, named } from '../../call.ts';
import { Id, UploadedPicture } from '../../parts.schemas.ts';
import { BookPrice, BookView, CreateBookBody, EditBookBody } from '../books/books.schemas.ts';
import { IsbnView } from '../books/isbn.schemas.ts';
import { toIsbn13 } from '../books/isbn.ts';

named({ BookPrice, BookView, CreateBookBody, EditBookBody, IsbnView });

const params = z.object({ id: Id });

const isbnParams = z.object({
  isbn: z
    .string()
    .max(40)
    .refine((text) => toIsbn13(text) !== undefined)
    .overwrite((text) => toIsbn13(text) ?? text),
});

export const editingCalls = {
  'POST /api/books/create-book': {
    access: 'admin',
    summary: 'Adds a book, once for each Idempotency-Key',
    headers: IdempotencyHeaders,
    body: CreateBookBody,
    reply: BookView,
    statuses: [201],
    replyHeaders: ['Location'],
  },
  'PUT /api/books/edit/:id': {
    access: 'admin',
    summary: 'Replaces a book; a blank or absent cover stays',
    params,
    body: EditBookBody,
    reply: BookView,
    errors: ['changed-meanwhile'],
  },
  'GET /api/admin/books/:id/prices': {
    access: 'admin',
    summary: 'The prices of a book with their times, the present one first',
    params,
    reply: z.array(BookPrice),
    errors: ['not-found'],
  },
  'DELETE /api/books/:id': {
    access: 'admin',
    summary:
      'Deletes a book and returns it: it lies in the bin for 30 days; orders keep their copy',
    params,
    reply: BookView,
  },
  'GET /api/admin/isbn/:isbn': {
    access: 'admin',
    summary: 'What Open Library knows of a book, within five seconds',
    params: isbnParams,
    reply: IsbnView,
  },
  'POST /api/admin/isbn/:isbn/cover': {
    access: 'admin',
    summary: "Stores Open Library's cover of a book like an upload",
    params: isbnParams,
    reply: UploadedPicture,
    statuses: [201],
    errors: ['bad-request'],
  },
} satisfies Calls;

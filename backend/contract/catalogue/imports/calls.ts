import { z } from 'zod';
import { type Calls, CSV_FILE, IdempotencyHeaders, named, pagesOf } from '../../call.ts';
import { Id } from '../../parts.schemas.ts';
import {
  ImportRowView,
  ImportView,
  ListImportRowsQuery,
  StartImportQuery,
  TypeCellsBody,
} from './imports.schemas.ts';
import { KeptBookView, ListKeptQuery } from './undo.schemas.ts';

named({ ImportRowView, ImportView, KeptBookView, TypeCellsBody });

const params = z.object({ id: Id });

export const importCalls = {
  'POST /api/admin/imports': {
    access: 'admin',
    summary:
      'Imports books from a CSV file, once for each Idempotency-Key, or says what that would change (dryRun, the default)',
    query: StartImportQuery,
    headers: IdempotencyHeaders,
    bodyTypes: ['text/csv', 'text/tab-separated-values', 'text/plain'],
    body: z.instanceof(Buffer, { error: 'This file is empty.' }),
    reply: ImportView,
    statuses: [202],
    replyHeaders: ['Location'],
    errors: ['conflict'],
  },
  'GET /api/admin/imports': {
    access: 'admin',
    summary: 'The last imports and dry runs, newest first',
    reply: z.array(ImportView),
  },
  'GET /api/admin/imports/:id': {
    access: 'admin',
    summary: 'How far an import is',
    params,
    reply: ImportView,
  },
  'GET /api/admin/imports/:id/rows': {
    access: 'admin',
    summary: 'The rows of an import that are new, changed, unchanged or wrong',
    params,
    query: ListImportRowsQuery,
    ...pagesOf(ImportRowView),
  },
  'PUT /api/admin/imports/:id/cells': {
    access: 'admin',
    summary: 'Keeps what was typed over in the rows of a dry run, for the next check of the file',
    params,
    body: TypeCellsBody,
    reply: ImportView,
    errors: ['conflict'],
  },
  'GET /api/admin/imports/:id/failed.csv': {
    access: 'admin',
    summary:
      'The wrong rows of an import as they were, with what is wrong, to mend and import again',
    params,
    ...CSV_FILE,
  },
  'POST /api/admin/imports/:id/stop': {
    access: 'admin',
    summary: 'Stops an import after its present rows, which are whole',
    params,
    reply: ImportView,
  },
  'POST /api/admin/imports/:id/undo': {
    access: 'admin',
    summary:
      'Undoes an import of the last day: what still is as it left it becomes as it was before',
    params,
    reply: ImportView,
    statuses: [202],
    errors: ['conflict'],
  },
  'GET /api/admin/imports/:id/kept': {
    access: 'admin',
    summary: 'The books that an undone import left as they are, and why',
    params,
    query: ListKeptQuery,
    ...pagesOf(KeptBookView),
  },
} satisfies Calls;

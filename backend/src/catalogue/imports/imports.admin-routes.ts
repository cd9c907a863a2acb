import { createHash } from 'node:crypto';
import {
  ImportRowView,
  ImportView,
  ListImportRowsQuery,
  StartImportQuery,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import { Id } from '@book-store/contract/parts.schemas';
import { IMPORT_MAX_BYTES, IMPORT_MAX_MEGABYTES } from '@book-store/contract/uploads';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { addRoute } from '../../platform/http/router/add-route.ts';
import { csvRoute } from '../../platform/http/router/csv-route.ts';
import { listRoute } from '../../platform/http/router/list-route.ts';
import { bytesBody } from '../../platform/http/router/read-body.ts';
import { changeRoute, type Route, route } from '../../platform/http/router/route.ts';
import { wakeJob } from '../../platform/jobs/start-jobs.ts';
import { exportWrongRows, getImport, listImports, listRows, stopImport } from './find-imports.ts';
import { startImport } from './start-import.ts';

const params = z.object({ id: Id });

const CSV_TYPES = ['text/csv', 'text/tab-separated-values', 'text/plain'];

/** As bytes: their encoding is not known yet. */
const csvBody = bytesBody({
  types: CSV_TYPES,
  maxBytes: IMPORT_MAX_BYTES,
  wrongType: 'Send the file as the body, with Content-Type: text/csv.',
  tooLarge: `This file is larger than ${IMPORT_MAX_MEGABYTES} MB. Please import it in parts.`,
});

const started = (body: ImportView) => ({
  body,
  headers: { Location: `/api/admin/imports/${body._id}` },
});

/** Imports of books from a file, and dry runs. */
export const importsRoutes = ({ limits, now }: FeatureDeps): Route[] => [
  addRoute({
    path: '/api/admin/imports',
    summary:
      'Imports books from a CSV file, once for each Idempotency-Key, or says what that would change (dryRun, the default)',
    before: ({ caller, origin }) => limits.uploads(caller.id, origin.network),
    readBody: csvBody,
    bodyTypes: CSV_TYPES,
    query: StartImportQuery,
    body: z.instanceof(Buffer, { error: 'This file is empty.' }),
    reply: ImportView,
    statuses: [202],
    replyHeaders: ['Location'],
    errors: ['conflict'],
    now,
    contents: ({ body, query }) => ({
      query,
      file: createHash('sha256').update(body).digest('hex'),
    }),
    add: async ({ body, query, caller, at, remember }) => {
      const found = await startImport(body, query, { ...caller, now: at, remember });
      wakeJob('imports');
      // It is recorded when it ends, with the number of books that it has changed.
      return { ...started(found), change: undefined };
    },
    again: async (id) => started(await getImport(id)),
  }),
  route({
    method: 'get',
    path: '/api/admin/imports',
    access: 'admin',
    summary: 'The last imports and dry runs, newest first',
    reply: z.array(ImportView),
    run: async () => ({ body: await listImports() }),
  }),
  route({
    method: 'get',
    path: '/api/admin/imports/:id',
    access: 'admin',
    summary: 'How far an import is',
    params,
    reply: ImportView,
    run: async ({ params }) => ({ body: await getImport(params.id) }),
  }),
  listRoute({
    path: '/api/admin/imports/:id/rows',
    summary: 'The rows of an import that are new, changed, unchanged or wrong',
    params,
    query: ListImportRowsQuery,
    item: ImportRowView,
    list: (query, { id }) => listRows(id, query),
  }),
  csvRoute({
    path: '/api/admin/imports/:id/failed.csv',
    summary:
      'The wrong rows of an import as they were, with what is wrong, to mend and import again',
    params,
    run: async ({ params }) => ({
      fileName: 'failed-rows.csv',
      parts: await exportWrongRows(params.id),
    }),
  }),
  changeRoute({
    method: 'post',
    path: '/api/admin/imports/:id/stop',
    summary: 'Stops an import after its present rows, which are whole',
    params,
    reply: ImportView,
    run: async ({ params }) => {
      const body = await stopImport(params.id);
      wakeJob('imports');
      return { body, change: undefined };
    },
  }),
];

import { createHash } from 'node:crypto';
import type { importCalls } from '@book-store/contract/catalogue/imports/calls';
import { IMPORT_MAX_BYTES, IMPORT_MAX_MEGABYTES } from '@book-store/contract/uploads';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { bytesBody } from '../../platform/http/router/read-body.ts';
import { wakeJob } from '../../platform/jobs/start-jobs.ts';
import { exportWrongRows, getImport, listImports, listRows, stopImport } from './find-imports.ts';
import type { ShownImport } from './import-view.ts';
import { startImport, typeCells } from './start-import.ts';
import { listKept, startUndo } from './start-undo.ts';

/** As bytes: the encoding is not known yet. */
const csvBody = bytesBody({
  types: ['text/csv', 'text/tab-separated-values', 'text/plain'],
  maxBytes: IMPORT_MAX_BYTES,
  wrongType: 'Send the file as the body, with Content-Type: text/csv.',
  tooLarge: `This file is larger than ${IMPORT_MAX_MEGABYTES} MB. Please import it in parts.`,
});

/** Cells that are typed over are short, but one of many may be a description. */
const TYPED_KB = 2000;

const started = (body: ShownImport) => ({
  body,
  headers: { Location: `/api/admin/imports/${body._id}` },
});

export const importsOfBooks = ({ limits, now }: RouteDeps): Implementation<typeof importCalls> => ({
  'POST /api/admin/imports': {
    before: ({ caller, origin }) => limits.uploads(caller.id, origin.network),
    readBody: csvBody,
    contents: ({ body, query }) => ({
      query,
      file: createHash('sha256').update(body).digest('hex'),
    }),
    add: async ({ body, query, caller, at, remember }) => {
      const found = await startImport(body, query, { ...caller, now: at, remember });
      wakeJob('imports');
      // Recorded when it ends, with the number of changed books.
      return { ...started(found), change: undefined };
    },
    again: async (id) => started(await getImport(id)),
  },
  'GET /api/admin/imports': async () => ({ body: await listImports() }),
  'GET /api/admin/imports/:id': async ({ params }) => ({ body: await getImport(params.id) }),
  'GET /api/admin/imports/:id/rows': async ({ params: { id }, query }) => ({
    page: await listRows(id, query),
  }),
  'PUT /api/admin/imports/:id/cells': {
    bodyMaxKb: TYPED_KB,
    run: async ({ params, body }) => {
      await typeCells(params.id, body.cells);
      return { body: await getImport(params.id), change: undefined };
    },
  },
  'GET /api/admin/imports/:id/failed.csv': async ({ params, shop: { language } }) => ({
    file: { fileName: 'failed-rows.csv', parts: await exportWrongRows(params.id, language) },
  }),
  'POST /api/admin/imports/:id/stop': async ({ params }) => {
    const body = await stopImport(params.id);
    wakeJob('imports');
    return { body, change: undefined };
  },
  'POST /api/admin/imports/:id/undo': async ({ params, caller }) => {
    const body = await startUndo(params.id, caller, now());
    wakeJob('imports');
    // Recorded when it ends, with the number of books.
    return { body, status: 202, change: undefined };
  },
  'GET /api/admin/imports/:id/kept': async ({ params, query }) => ({
    page: await listKept(params.id, query),
  }),
});

import type { importCalls } from '@book-store/contract/catalogue/imports/calls';
import type { Examples } from '../../testing/checks/call-example.ts';
import { anImport } from './imports.builder.ts';
import { BookImport } from './imports.model.ts';

export const importExamples: Examples<typeof importCalls> = {
  'POST /api/admin/imports': {
    unrecorded: 'an import is recorded when it is over, and a dry run changes nothing',
    call: async () => {
      // One import runs at a time; that of another caller may not be over.
      await BookImport.updateMany({ active: true }, { $unset: { active: 1 } });
      return { body: 'ISBN,Title\n9780306406157,A book', type: 'text/csv' };
    },
  },
  'GET /api/admin/imports/:id': {
    call: async () => ({ path: `/api/admin/imports/${await anImport()}` }),
  },
  'GET /api/admin/imports/:id/rows': {
    call: async () => ({ path: `/api/admin/imports/${await anImport()}/rows?outcome=wrong` }),
  },
  'PUT /api/admin/imports/:id/cells': {
    unrecorded: 'nothing is imported yet',
    call: async () => ({
      path: `/api/admin/imports/${await anImport()}/cells`,
      body: { cells: [{ row: 1, column: 0, text: '9780306406157' }] },
    }),
  },
  'GET /api/admin/imports/:id/failed.csv': {
    call: async () => ({ path: `/api/admin/imports/${await anImport()}/failed.csv` }),
  },
  'POST /api/admin/imports/:id/stop': {
    unrecorded: 'an import is recorded when it is over, with how far it came',
    call: async () => ({ path: `/api/admin/imports/${await anImport()}/stop`, body: {} }),
  },
  'POST /api/admin/imports/:id/undo': {
    unrecorded: 'undoing is recorded when it is over, with the number of books',
    call: async () => {
      await BookImport.updateMany({ active: true }, { $unset: { active: 1 } });
      const _id = await anImport();
      const undone = { undoable: true, dryRun: false, status: 'done', finishedAt: new Date() };
      await BookImport.updateOne({ _id }, { $set: undone, $unset: { active: 1 } });
      return { path: `/api/admin/imports/${_id}/undo`, body: {} };
    },
  },
  'GET /api/admin/imports/:id/kept': {
    call: async () => ({ path: `/api/admin/imports/${await anImport()}/kept` }),
  },
};

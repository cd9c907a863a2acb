import type {
  StartImportQuery,
  TypedCell,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import type { RowOutcome } from '@book-store/contract/uploads';
import { baseApi } from '../../../api/base-api.ts';
import { addOnce, call } from '../../../api/call.ts';
import { listed } from '../../../api/list-total.ts';
import { once } from '../../../api/once.ts';

/** A file of 40 MB takes a while over a slow line. */
const UPLOAD_TIMEOUT_MS = 600_000;
export const ROWS_PER_CALL = 100;

type RowsQuery = { id: string; outcome: RowOutcome; page: number; done: number };

const adminImportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query(call('GET /api/admin/imports')),
    getImport: build.query(call('GET /api/admin/imports/:id')),
    listImportRows: build.query(
      call('GET /api/admin/imports/:id/rows', {
        request: ({ id, outcome, page }: RowsQuery) => ({
          params: { id },
          query: { outcome, page, limit: ROWS_PER_CALL },
        }),
        result: listed('rows'),
      }),
    ),
    startImport: build.mutation(
      addOnce('POST /api/admin/imports', {
        request: ({ file, query }: { file: File; query: StartImportQuery }) => ({
          query: { ...query, name: file.name.slice(0, 200) },
          body: file,
          type: 'text/csv',
          timeout: UPLOAD_TIMEOUT_MS,
        }),
      }),
    ),
    typeCells: build.mutation(
      call('PUT /api/admin/imports/:id/cells', {
        request: ({ id, cells }: { id: string; cells: TypedCell[] }) => ({
          params: { id },
          body: { cells },
        }),
      }),
    ),
    undoImport: build.mutation(call('POST /api/admin/imports/:id/undo')),
    listKept: build.query(
      call('GET /api/admin/imports/:id/kept', {
        request: (id: string) => ({ params: { id }, query: { page: 1, limit: ROWS_PER_CALL } }),
        result: listed('kept'),
      }),
    ),
    stopImport: build.mutation(call('POST /api/admin/imports/:id/stop')),
  }),
});

export const {
  useListImportsQuery,
  useGetImportQuery,
  useListImportRowsQuery,
  useListKeptQuery,
  useStopImportMutation,
  useTypeCellsMutation,
  useUndoImportMutation,
} = adminImportApi;
export const booksChanged = () => baseApi.util.invalidateTags(['Book', 'Genre', 'Overview']);

export const useStartImportMutation = once(adminImportApi.useStartImportMutation);

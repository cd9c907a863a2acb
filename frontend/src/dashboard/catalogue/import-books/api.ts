import type {
  ImportRowView,
  ImportView,
  StartImportQuery,
} from '@book-store/contract/catalogue/imports/imports.schemas';
import type { RowOutcome } from '@book-store/contract/uploads';
import { baseApi } from '../../../api/base-api.ts';
import { listed } from '../../../api/list-total.ts';
import { type Once, once } from '../../../api/once.ts';

/** A file of 40 MB takes a while over a slow line. */
const UPLOAD_TIMEOUT_MS = 600_000;
export const ROWS_PER_CALL = 100;

type RowsPage = { rows: ImportRowView[]; total: number };
type RowsQuery = { id: string; outcome: RowOutcome; page: number; done: number };

const importUrl = (id: string) => `/admin/imports/${encodeURIComponent(id)}`;

const adminImportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query<ImportView[], void>({
      query: () => '/admin/imports',
    }),
    getImport: build.query<ImportView, string>({
      query: importUrl,
    }),
    /** Fetches some rows of an import that is over. */
    listImportRows: build.query<RowsPage, RowsQuery>({
      query: ({ id, outcome, page }) => ({
        url: `${importUrl(id)}/rows`,
        params: { outcome, page, limit: ROWS_PER_CALL },
      }),
      transformResponse: listed('rows'),
    }),
    startImport: build.mutation<ImportView, Once<{ file: File; query: StartImportQuery }>>({
      query: ({ content: { file, query }, idempotencyKey }) => ({
        url: '/admin/imports',
        method: 'POST',
        params: { ...query, name: file.name.slice(0, 200) },
        headers: { 'content-type': 'text/csv', 'Idempotency-Key': idempotencyKey },
        body: file,
        timeout: UPLOAD_TIMEOUT_MS,
      }),
    }),
    stopImport: build.mutation<ImportView, string>({
      query: (id) => ({ url: `${importUrl(id)}/stop`, method: 'POST', body: {} }),
    }),
  }),
});

export const {
  useListImportsQuery,
  useGetImportQuery,
  useListImportRowsQuery,
  useStopImportMutation,
} = adminImportApi;
/** The books of the shop have changed, and perhaps its genres. */
export const booksChanged = () => baseApi.util.invalidateTags(['Book', 'Genre', 'Overview']);

export const useStartImportMutation = once(adminImportApi.useStartImportMutation);

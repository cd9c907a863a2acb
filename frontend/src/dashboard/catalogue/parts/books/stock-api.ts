import type {
  ChangeStockBody,
  StockMovementView,
} from '@book-store/contract/catalogue/stock/stock.schemas';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { baseApi } from '../../../../api/base-api.ts';
import { addOnce, call } from '../../../../api/call.ts';
import { listed } from '../../../../api/list-total.ts';
import { once } from '../../../../api/once.ts';
import { PER_PAGE } from '../../../../lib/addresses/list-params.ts';
import { ALL_BOOKS, showInAllBooks } from './all-books-api.ts';

type MovementPage = { movements: StockMovementView[]; total: number };

const PAGE = 20;
const STOCK_SETTINGS = { type: 'Shop', id: 'stock' } as const;

/** The current stock, if the server's refusal has it; null if not counted. */
export function stockNow(refusal: unknown): number | null | undefined {
  const { stock } = toApiProblem(refusal).extra;
  return typeof stock === 'number' || stock === null ? stock : undefined;
}

const stockApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMovements: build.infiniteQuery<MovementPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, pages) =>
          pages.length * PAGE < total ? pages.length + 1 : undefined,
      },
      ...call('GET /api/admin/books/:id/stock-log', {
        request: ({ queryArg: id, pageParam: page }: { queryArg: string; pageParam: number }) => ({
          params: { id },
          query: { page, limit: PAGE },
        }),
        result: listed('movements'),
      }),
      providesTags: (_page, _error, id) => [{ type: 'Book', id }],
    }),
    listLowStock: build.query({
      ...call('GET /api/admin/books/low-stock', {
        request: (page: number) => ({ query: { page, limit: PER_PAGE } }),
        result: listed('books'),
      }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    listStockDifferences: build.query({
      ...call('GET /api/admin/books/stock-differences'),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    reconcileStock: build.mutation({
      ...call('POST /api/admin/books/:id/stock/put-right'),
      invalidatesTags: [{ type: 'Book', id: 'LIST' }, 'Overview', ALL_BOOKS],
    }),
    getStockSettings: build.query({
      ...call('GET /api/admin/shop/stock'),
      providesTags: [STOCK_SETTINGS],
    }),
    editStockSettings: build.mutation({
      ...call('PUT /api/admin/shop/stock'),
      invalidatesTags: [STOCK_SETTINGS, { type: 'Book', id: 'LIST' }, ALL_BOOKS],
    }),
    changeStock: build.mutation({
      ...addOnce('POST /api/admin/books/:id/stock', {
        request: ({ id, body }: { id: string; body: ChangeStockBody }) => ({
          params: { id },
          body,
        }),
      }),
      // Also after an error, which means that the displayed stock is stale.
      invalidatesTags: (_book, _error, { content: { id } }) => [
        { type: 'Book', id: 'LIST' },
        { type: 'Book', id },
      ],
      async onQueryStarted({ content: { id } }, { dispatch, queryFulfilled }) {
        const stock = await queryFulfilled.then(
          ({ data }) => data.stock ?? null,
          ({ error }) => stockNow(error),
        );
        dispatch(showInAllBooks(id, stock === undefined ? undefined : { stock }));
      },
    }),
  }),
});

export const {
  useListMovementsInfiniteQuery,
  useListLowStockQuery,
  useListStockDifferencesQuery,
  useReconcileStockMutation,
  useGetStockSettingsQuery,
  useEditStockSettingsMutation,
} = stockApi;

export const useChangeStockMutation = once(stockApi.useChangeStockMutation);

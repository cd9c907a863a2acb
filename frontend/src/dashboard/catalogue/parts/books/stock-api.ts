import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type {
  ChangeStockBody,
  EditStockSettingsBody,
  StockDifference,
  StockMovementView,
  StockSettings,
} from '@book-store/contract/catalogue/stock/stock.schemas';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { baseApi } from '../../../../api/base-api.ts';
import { calls, sends } from '../../../../api/calls/admin-calls.ts';
import { listed } from '../../../../api/list-total.ts';
import { type Once, once } from '../../../../api/once.ts';
import { postOnce } from '../../../../api/post-once.ts';
import { PER_PAGE } from '../../../../lib/addresses/list-params.ts';
import { ALL_BOOKS, showInAllBooks } from './all-books-api.ts';

type MovementPage = { movements: StockMovementView[]; total: number };

const PAGE = 20;
const STOCK_SETTINGS = { type: 'Shop', id: 'stock' } as const;

/** Returns how many copies there are after a refused change (null: not counted), if the server says so. */
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
      query: ({ queryArg: id, pageParam: page }) => ({
        url: `/admin/books/${encodeURIComponent(id)}/stock-log`,
        params: { page, limit: PAGE },
      }),
      transformResponse: listed('movements'),
      providesTags: (_page, _error, id) => [{ type: 'Book', id }],
    }),
    listLowStock: build.query<{ books: BookView[]; total: number }, number>({
      query: (page) => ({ url: '/admin/books/low-stock', params: { page, limit: PER_PAGE } }),
      transformResponse: listed('books'),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    listStockDifferences: build.query<StockDifference[], void>({
      query: () => '/admin/books/stock-differences',
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    putStockRight: build.mutation<BookView, string>(
      calls('POST', (id) => `/admin/books/${encodeURIComponent(id)}/stock/put-right`, [
        { type: 'Book', id: 'LIST' },
        'Overview',
        ALL_BOOKS,
      ]),
    ),
    getStockSettings: build.query<StockSettings, void>({
      query: () => '/admin/shop/stock',
      providesTags: [STOCK_SETTINGS],
    }),
    editStockSettings: build.mutation<StockSettings, EditStockSettingsBody>(
      sends('PUT', '/admin/shop/stock', [STOCK_SETTINGS, { type: 'Book', id: 'LIST' }, ALL_BOOKS]),
    ),
    changeStock: build.mutation<BookView, Once<{ id: string; body: ChangeStockBody }>>({
      query: ({ content: { id, body }, idempotencyKey }) =>
        postOnce(`/admin/books/${encodeURIComponent(id)}/stock`, idempotencyKey, body),
      // Also after a refusal, which means that the page shows an old number.
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
  usePutStockRightMutation,
  useGetStockSettingsQuery,
  useEditStockSettingsMutation,
} = stockApi;

export const useChangeStockMutation = once(stockApi.useChangeStockMutation);

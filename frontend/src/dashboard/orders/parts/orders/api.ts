import { LIMIT_MAX } from '@book-store/contract/lists';
import type {
  AddOrderNoteBody,
  AdminOrderView,
  ChangeOrderLinesBody,
  ChangeOrderStatusBody,
  CorrectOrderBody,
  CorrectTrackingBody,
  UndoOrderStatusBody,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import type { CorrectInvoiceBody } from '@book-store/contract/orders/papers/papers.schemas';
import type { Handover } from '@book-store/contract/orders/parcels/handovers.schemas';
import type {
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import type { RequestOf } from '../../../../api/api-calls.ts';
import { baseApi } from '../../../../api/base-api.ts';
import { addOnce, call, requestOf } from '../../../../api/call.ts';
import { listMatch } from '../../../../api/list-match.ts';
import { listed, listTotal } from '../../../../api/list-total.ts';
import { once } from '../../../../api/once.ts';

/** What is delivered to an address. */
export type Parcel = Handover & { address: NonNullable<Handover['address']> };

type To<Body> = Body & { id: string };

const to = <Body extends object>({ id, ...body }: To<Body>) => ({ params: { id }, body });

type ListQuery = NonNullable<RequestOf<'GET /api/admin/orders'>['query']>;

const adminOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query({
      ...call('GET /api/admin/orders', { result: listed('orders') }),
      providesTags: ['Order'],
    }),
    getAdminOrder: build.query({ ...call('GET /api/admin/orders/:id'), providesTags: ['Order'] }),
    getOrderSummary: build.query({
      ...call('GET /api/admin/orders/summary'),
      providesTags: ['Order'],
    }),
    /** Fetches all parcels that are packed or out for delivery, sorted by city. */
    listDeliveries: build.query<Parcel[], void>({
      queryFn: async (_nothing, _api, _extra, send) => {
        const reply = await readAll<Handover>(handoversOf('address'), send);
        return reply.error ? reply : { data: reply.data.filter(isParcel) };
      },
      providesTags: ['Order'],
    }),
    /** Fetches all orders that wait to be packed or collected in the shop, the oldest first. */
    listPickUps: build.query<Handover[], void>({
      queryFn: (_nothing, _api, _extra, send) => readAll<Handover>(handoversOf('pick-up'), send),
      providesTags: ['Order'],
    }),
    /** Fetches all pages, to print them. */
    listWholeOrders: build.query<AdminOrderView[], ListQuery>({
      queryFn: (list, _api, _extra, send) =>
        readAll<AdminOrderView>(
          (pages) => requestOf('GET /api/admin/orders', { query: { ...list, ...pages } }),
          send,
        ),
      keepUnusedDataFor: 0,
    }),
    /** Also refetches after an error, which means that another admin was faster. */
    changeOrderStatus: build.mutation({
      ...call('PATCH /api/admin/orders/:id/status', { request: to<ChangeOrderStatusBody> }),
      invalidatesTags: ['Order', 'Overview'],
    }),
    enterOrder: build.mutation({
      ...addOnce('POST /api/admin/orders'),
      invalidatesTags: ['Order', 'Overview'],
    }),
    drawAdminInvoice: build.mutation({
      ...call('POST /api/admin/orders/:id/invoice'),
      invalidatesTags: ['Order'],
    }),
    /** A paper never changes. */
    readAdminPaper: build.query(call('GET /api/admin/papers/:id')),
    mailAdminPaper: build.mutation({
      ...call('POST /api/admin/papers/:id/mail'),
      invalidatesTags: ['Mail'],
    }),
    /** As a PDF, which the browser has once it is saved. */
    readAdminPaperFile: build.query({
      ...call('GET /api/admin/papers/:id/file'),
      keepUnusedDataFor: 0,
    }),
    cancelInvoice: build.mutation({
      ...call('POST /api/admin/papers/:id/cancellation'),
      invalidatesTags: ['Order'],
    }),
    correctInvoice: build.mutation({
      ...call('POST /api/admin/papers/:id/correction', { request: to<CorrectInvoiceBody> }),
      invalidatesTags: ['Order'],
    }),
    endGuestLinks: build.mutation({
      ...call('POST /api/admin/orders/:id/end-links'),
      invalidatesTags: ['Order'],
    }),
    /** Finds books by title, author or ISBN, as the shop's search does. */
    findBooksToSell: build.query({
      ...call('GET /api/books/', {
        as: 'admin',
        request: (q: string) => ({ query: { q, limit: 8 } }),
        result: (books, meta) => ({ books, ...listMatch(meta) }),
      }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
    }),
    moveOrders: build.mutation({
      ...call('POST /api/admin/orders/moves'),
      invalidatesTags: ['Order', 'Overview'],
    }),
    undoMoves: build.mutation({
      ...call('POST /api/admin/orders/moves/undo'),
      invalidatesTags: ['Order', 'Overview'],
    }),
    undoOrderStatus: build.mutation({
      ...call('POST /api/admin/orders/:id/undo', { request: to<UndoOrderStatusBody> }),
      invalidatesTags: ['Order', 'Overview'],
    }),
    changeOrderLines: build.mutation({
      ...call('PUT /api/admin/orders/:id/lines', { request: to<ChangeOrderLinesBody> }),
      invalidatesTags: ['Order', 'Overview', { type: 'Book', id: 'LIST' }],
    }),
    correctOrder: build.mutation({
      ...call('PATCH /api/admin/orders/:id', { request: to<CorrectOrderBody> }),
      invalidatesTags: ['Order'],
    }),
    correctTracking: build.mutation({
      ...call('PATCH /api/admin/orders/:id/parcel', { request: to<CorrectTrackingBody> }),
      invalidatesTags: ['Order'],
    }),
    addOrderNote: build.mutation({
      ...addOnce('POST /api/admin/orders/:id/notes', { request: to<AddOrderNoteBody> }),
      invalidatesTags: ['Order'],
    }),
    removeOrderNote: build.mutation({
      ...call('DELETE /api/admin/orders/:id/notes/:noteId', {
        request: (params: { id: string; noteId: string }) => ({ params }),
      }),
      invalidatesTags: ['Order'],
    }),
  }),
});

const isParcel = (order: Handover): order is Parcel => order.address !== undefined;

type Pages = { page: number; limit: number };

const handoversOf = (handover: 'address' | 'pick-up') => (pages: Pages) =>
  requestOf('GET /api/admin/orders/handovers', { query: { handover, ...pages } });

type QueryReply = QueryReturnValue<unknown, FetchBaseQueryError, FetchBaseQueryMeta>;
type Send = (request: FetchArgs) => QueryReply | PromiseLike<QueryReply>;

/** Fetches all pages; removes duplicates, because orders may move between pages meanwhile. */
async function readAll<Item extends { _id: string }>(
  requestFor: (pages: Pages) => FetchArgs,
  send: Send,
) {
  const orders = new Map<string, Item>();
  for (let page = 1; ; page++) {
    const { data, error, meta } = await send(requestFor({ page, limit: LIMIT_MAX }));
    if (error) return { error };
    const found = data as Item[];
    for (const order of found) orders.set(order._id, order);
    if (page * LIMIT_MAX >= listTotal(meta, found.length)) return { data: [...orders.values()] };
  }
}

export const {
  useListAdminOrdersQuery,
  useGetAdminOrderQuery,
  useGetOrderSummaryQuery,
  useListDeliveriesQuery,
  useListPickUpsQuery,
  useLazyListWholeOrdersQuery,
  useChangeOrderStatusMutation,
  useDrawAdminInvoiceMutation,
  useLazyReadAdminPaperQuery,
  useLazyReadAdminPaperFileQuery,
  useCancelInvoiceMutation,
  useCorrectInvoiceMutation,
  useMailAdminPaperMutation,
  useEndGuestLinksMutation,
  useFindBooksToSellQuery,
  useLazyFindBooksToSellQuery,
  useMoveOrdersMutation,
  useUndoMovesMutation,
  useUndoOrderStatusMutation,
  useChangeOrderLinesMutation,
  useCorrectOrderMutation,
  useCorrectTrackingMutation,
  useRemoveOrderNoteMutation,
} = adminOrdersApi;

export const useEnterOrderMutation = once(adminOrdersApi.useEnterOrderMutation);
export const useAddOrderNoteMutation = once(adminOrdersApi.useAddOrderNoteMutation);

import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { LIMIT_MAX } from '@book-store/contract/lists';
import type {
  AddOrderNoteBody,
  AdminListOrdersQuery,
  AdminOrderSummary,
  AdminOrderView,
  ChangeOrderLinesBody,
  ChangeOrderStatusBody,
  CorrectOrderBody,
  CorrectTrackingBody,
  CounterOrderBody,
  MovedOrders,
  MoveOrdersBody,
  UndoMovesBody,
  UndoOrderStatusBody,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import type { Handover } from '@book-store/contract/orders/parcels/handovers.schemas';
import type {
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import { baseApi } from '../../../../api/base-api.ts';
import {
  addsOnce,
  addsOnceTo,
  calls,
  lists,
  sends,
  sendsTo,
} from '../../../../api/calls/admin-calls.ts';
import { type Answer, listMatch } from '../../../../api/list-match.ts';
import { listTotal } from '../../../../api/list-total.ts';
import { type Once, once } from '../../../../api/once.ts';

/** What is delivered to an address. */
export type Parcel = Handover & { address: NonNullable<Handover['address']> };

/** One page of orders, and the total number of matches. */
export type AdminOrderPage = { orders: AdminOrderView[]; total: number };
type StatusChange = ChangeOrderStatusBody & { id: string };

const HANDOVERS = '/admin/orders/handovers';
export const orderUrl = (id: string): string => `/admin/orders/${encodeURIComponent(id)}`;

const adminOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query<AdminOrderPage, AdminListOrdersQuery>(
      lists('orders', '/admin/orders', ['Order']),
    ),
    getAdminOrder: build.query<AdminOrderView, string>({
      query: orderUrl,
      providesTags: ['Order'],
    }),
    getOrderSummary: build.query<AdminOrderSummary, void>({
      query: () => '/admin/orders/summary',
      providesTags: ['Order'],
    }),
    /** Fetches all parcels that are packed or out for delivery, sorted by city. */
    listDeliveries: build.query<Parcel[], void>({
      queryFn: async (_nothing, _api, _extra, call) => {
        const reply = await readAll<Handover>(HANDOVERS, { handover: 'address' }, call);
        return reply.error ? reply : { data: reply.data.filter(isParcel) };
      },
      providesTags: ['Order'],
    }),
    /** Fetches all orders that wait to be packed or collected in the shop, the oldest first. */
    listPickUps: build.query<Handover[], void>({
      queryFn: (_nothing, _api, _extra, call) =>
        readAll<Handover>(HANDOVERS, { handover: 'pick-up' }, call),
      providesTags: ['Order'],
    }),
    /** Fetches all orders of a list, to print them. */
    listWholeOrders: build.query<AdminOrderView[], AdminListOrdersQuery>({
      queryFn: (params, _api, _extra, call) =>
        readAll<AdminOrderView>('/admin/orders', params, call),
      keepUnusedDataFor: 0,
    }),
    /** Refetches the orders even after a failure, which means that another admin was quicker. */
    changeOrderStatus: build.mutation<AdminOrderView, StatusChange>(
      sendsTo('PATCH', (id) => `${orderUrl(id)}/status`, ['Order', 'Overview']),
    ),
    enterOrder: build.mutation<AdminOrderView, Once<CounterOrderBody>>(
      addsOnce('/admin/orders', ['Order', 'Overview']),
    ),
    drawAdminInvoice: build.mutation<AdminOrderView, string>(
      calls('POST', (id) => `${orderUrl(id)}/invoice`, ['Order']),
    ),
    endGuestLinks: build.mutation<AdminOrderView, string>(
      calls('POST', (id) => `${orderUrl(id)}/end-links`, ['Order']),
    ),
    /** Finds books by title, author or ISBN, as the shop's search does. */
    findBooksToSell: build.query<Answer & { books: BookView[] }, string>({
      query: (q) => ({ url: '/books/', params: { q, limit: 8 } }),
      transformResponse: (books: BookView[], meta) => ({ books, ...listMatch(meta) }),
      providesTags: [{ type: 'Book', id: 'LIST' }],
      extraOptions: { as: 'admin' },
    }),
    moveOrders: build.mutation<MovedOrders, MoveOrdersBody>(
      sends('POST', '/admin/orders/moves', ['Order', 'Overview']),
    ),
    undoMoves: build.mutation<MovedOrders, UndoMovesBody>(
      sends('POST', '/admin/orders/moves/undo', ['Order', 'Overview']),
    ),
    undoOrderStatus: build.mutation<AdminOrderView, UndoOrderStatusBody & { id: string }>(
      sendsTo('POST', (id) => `${orderUrl(id)}/undo`, ['Order', 'Overview']),
    ),
    changeOrderLines: build.mutation<AdminOrderView, ChangeOrderLinesBody & { id: string }>(
      sendsTo('PUT', (id) => `${orderUrl(id)}/lines`, [
        'Order',
        'Overview',
        { type: 'Book', id: 'LIST' },
      ]),
    ),
    correctOrder: build.mutation<AdminOrderView, CorrectOrderBody & { id: string }>(
      sendsTo('PATCH', orderUrl, ['Order']),
    ),
    correctTracking: build.mutation<AdminOrderView, CorrectTrackingBody & { id: string }>(
      sendsTo('PATCH', (id) => `${orderUrl(id)}/parcel`, ['Order']),
    ),
    addOrderNote: build.mutation<AdminOrderView, Once<AddOrderNoteBody & { id: string }>>(
      addsOnceTo((id) => `${orderUrl(id)}/notes`, ['Order']),
    ),
    removeOrderNote: build.mutation<AdminOrderView, { id: string; noteId: string }>({
      query: ({ id, noteId }) => ({ url: `${orderUrl(id)}/notes/${noteId}`, method: 'DELETE' }),
      invalidatesTags: ['Order'],
    }),
  }),
});

const isParcel = (order: Handover): order is Parcel => order.address !== undefined;

type QueryReply = QueryReturnValue<unknown, FetchBaseQueryError, FetchBaseQueryMeta>;
type Call = (args: { url: string; params: object }) => QueryReply | PromiseLike<QueryReply>;

/** Reads all pages; an order that moves to another page meanwhile comes once. */
async function readAll<Item extends { _id: string }>(url: string, list: object, call: Call) {
  const orders = new Map<string, Item>();
  for (let page = 1; ; page++) {
    const { data, error, meta } = await call({ url, params: { ...list, page, limit: LIMIT_MAX } });
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

/**
 * Query options that keep the orders current within seconds; hidden tabs do not poll. As long as nothing changes, the
 * server replies nothing (`unchanged-replies.ts`).
 */
export const LIVE_REFRESH = {
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: true,
} as const;

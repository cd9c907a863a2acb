import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import type { ReplyOf } from '../../../../api/api-calls.ts';
import { baseApi } from '../../../../api/base-api.ts';
import { call, requestOf } from '../../../../api/call.ts';
import { listed } from '../../../../api/list-total.ts';
import { PER_PAGE } from '../../../../lib/addresses/list-params.ts';

/** One page of a customer's orders, newest first, and their total number. */
export type OrderPage = { orders: OrderView[]; total: number };

/** An order of the customer's account, or of a guest's link. */
export type OwnOrder = { id: string; token?: string | undefined };

const callFor =
  (what: 'cancel' | 'checkout' | 'confirm' | 'invoice') =>
  ({ id, token }: OwnOrder) =>
    token
      ? requestOf(`POST /api/guest-orders/${what}`, { body: { token } })
      : requestOf(`POST /api/orders/:id/${what}`, { params: { id } });

const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.infiniteQuery<OrderPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) =>
          page * PER_PAGE < total ? page + 1 : undefined,
      },
      query: ({ queryArg: email, pageParam: page }) =>
        requestOf('GET /api/orders/email/:email', {
          params: { email },
          query: { page, limit: PER_PAGE },
        }),
      transformResponse: listed('orders'),
      providesTags: ['Order'],
      extraOptions: { as: 'customer' },
    }),
    /** Fetches the order of a guest's link; the token is never part of a URL. */
    getGuestOrder: build.query({
      ...call('POST /api/guest-orders/view', { request: (token: string) => ({ body: { token } }) }),
      providesTags: ['Order'],
    }),
    cancelOrder: build.mutation<OrderView, OwnOrder>({
      query: callFor('cancel'),
      // Also refetches after an error, which means that the status has changed.
      invalidatesTags: ['Order'],
      extraOptions: { as: 'customer' },
    }),
    confirmOrder: build.mutation<OrderView, OwnOrder>({
      query: callFor('confirm'),
      // Also after an error: the order may have ended, or the books may be sold.
      invalidatesTags: ['Order'],
      extraOptions: { as: 'customer' },
    }),
    /** Asks where at Stripe an order can be paid. */
    openCheckout: build.mutation<ReplyOf<'POST /api/orders/:id/checkout'>, OwnOrder>({
      query: callFor('checkout'),
      // Also after an error: the order may have been paid or have ended.
      invalidatesTags: ['Order'],
      extraOptions: { as: 'customer' },
    }),
    /** A paper never changes. */
    readPaper: build.query<
      ReplyOf<'GET /api/orders/:id/papers/:paper'>,
      OwnOrder & { paper: string }
    >({
      query: ({ id, token, paper }) =>
        token
          ? requestOf('POST /api/guest-orders/paper', { body: { token, paper } })
          : requestOf('GET /api/orders/:id/papers/:paper', { params: { id, paper } }),
      extraOptions: { as: 'customer' },
    }),
    /** As a PDF. */
    readPaperFile: build.query<
      ReplyOf<'GET /api/orders/:id/papers/:paper/file'>,
      OwnOrder & { paper: string }
    >({
      query: ({ id, token, paper }) =>
        token
          ? requestOf('POST /api/guest-orders/paper-file', { body: { token, paper } })
          : requestOf('GET /api/orders/:id/papers/:paper/file', { params: { id, paper } }),
      extraOptions: { as: 'customer' },
      // A file is large, and the browser has it once it is saved.
      keepUnusedDataFor: 0,
    }),
    mailPaper: build.mutation<
      ReplyOf<'POST /api/orders/:id/papers/:paper/mail'>,
      OwnOrder & { paper: string }
    >({
      query: ({ id, token, paper }) =>
        token
          ? requestOf('POST /api/guest-orders/paper-mail', { body: { token, paper } })
          : requestOf('POST /api/orders/:id/papers/:paper/mail', { params: { id, paper } }),
      extraOptions: { as: 'customer' },
    }),
    drawInvoice: build.mutation<OrderView, OwnOrder>({
      query: callFor('invoice'),
      invalidatesTags: ['Order'],
      extraOptions: { as: 'customer' },
    }),
  }),
});

export const {
  useListOrdersInfiniteQuery,
  useGetGuestOrderQuery,
  useCancelOrderMutation,
  useConfirmOrderMutation,
  useDrawInvoiceMutation,
  useLazyReadPaperQuery,
  useLazyReadPaperFileQuery,
  useMailPaperMutation,
  useOpenCheckoutMutation,
} = ordersApi;

/** Already loaded data, without a request. */
export const useKnownOrders = ordersApi.endpoints.listOrders.useInfiniteQueryState;
export const useKnownGuestOrder = ordersApi.endpoints.getGuestOrder.useQueryState;

import type { OrderView } from '@book-store/contract/schemas/orders';
import { baseApi } from '../../api/base-api.ts';
import { listed } from '../../api/list-total.ts';
import { PER_PAGE } from '../../lib/list-params.ts';

/** One page of a customer's orders, newest first, and their total number. */
export type OrderPage = { orders: OrderView[]; total: number };

const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.infiniteQuery<OrderPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) =>
          page * PER_PAGE < total ? page + 1 : undefined,
      },
      query: ({ queryArg: email, pageParam: page }) => ({
        url: `/orders/email/${encodeURIComponent(email)}`,
        params: { page, limit: PER_PAGE },
      }),
      transformResponse: listed('orders'),
      providesTags: ['Order'],
      extraOptions: { as: 'customer' },
    }),
    cancelOrder: build.mutation<OrderView, string>({
      query: (id) => ({
        url: `/orders/${encodeURIComponent(id)}/cancel`,
        method: 'POST',
        body: {},
      }),
      // Invalidates after a failure too: the order's status has changed meanwhile.
      invalidatesTags: ['Order'],
      extraOptions: { as: 'customer' },
    }),
    drawInvoice: build.mutation<OrderView, string>({
      query: (id) => ({
        url: `/orders/${encodeURIComponent(id)}/invoice`,
        method: 'POST',
        body: {},
      }),
      invalidatesTags: ['Order'],
      extraOptions: { as: 'customer' },
    }),
  }),
});

export const { useListOrdersInfiniteQuery, useCancelOrderMutation, useDrawInvoiceMutation } =
  ordersApi;

import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';
import { listed, listTotal } from '../../../../api/list-total.ts';

type CustomerOrdersQuery = { id: string; page: number; limit: number };

const adminCustomersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query({
      ...call('GET /api/admin/customers', {
        result: (page, meta) => ({ ...page, total: listTotal(meta, page.customers.length) }),
      }),
      providesTags: ['Order'],
    }),
    getCustomer: build.query({ ...call('GET /api/admin/customers/:id'), providesTags: ['Order'] }),
    eraseGuest: build.mutation({
      ...call('DELETE /api/admin/customers/:id'),
      invalidatesTags: ['Order', 'Mail'],
    }),
    eraseAddress: build.mutation({
      ...call('POST /api/admin/erasures'),
      invalidatesTags: ['Order', 'Mail', 'Question', 'Subscriber', 'Withdrawal', 'GiftCard'],
    }),
    listCustomerOrders: build.query({
      ...call('GET /api/admin/customers/:id/orders', {
        request: ({ id, ...query }: CustomerOrdersQuery) => ({ params: { id }, query }),
        result: listed('orders'),
      }),
      providesTags: ['Order'],
    }),
  }),
});

export const {
  useListCustomersQuery,
  useGetCustomerQuery,
  useEraseAddressMutation,
  useEraseGuestMutation,
  useListCustomerOrdersQuery,
  useLazyListCustomerOrdersQuery,
} = adminCustomersApi;

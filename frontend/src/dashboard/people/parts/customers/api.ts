import type {
  CustomerPage,
  CustomerView,
  ListCustomersQuery,
} from '@book-store/contract/people/customers/admin-customers.schemas';
import { baseApi } from '../../../../api/base-api.ts';
import { call } from '../../../../api/call.ts';
import { listed, listTotal } from '../../../../api/list-total.ts';

type Customers = CustomerPage & { total: number };
type CustomerOrdersQuery = { id: string; page: number; limit: number };

const customerUrl = (id: string) => `/admin/customers/${encodeURIComponent(id)}`;

const adminCustomersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCustomers: build.query<Customers, ListCustomersQuery>({
      query: (params) => ({ url: '/admin/customers', params }),
      transformResponse: (page: CustomerPage, meta) => ({
        ...page,
        total: listTotal(meta, page.customers.length),
      }),
      providesTags: ['Order'],
    }),
    getCustomer: build.query<CustomerView, string>({
      query: customerUrl,
      providesTags: ['Order'],
    }),
    eraseGuest: build.mutation({
      ...call('DELETE /api/admin/customers/:id'),
      invalidatesTags: ['Order', 'Mail'],
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
  useEraseGuestMutation,
  useListCustomerOrdersQuery,
} = adminCustomersApi;

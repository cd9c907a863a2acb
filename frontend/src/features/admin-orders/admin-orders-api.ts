import { LIMIT_MAX } from '@book-store/contract/lists';
import type {
  AdminListOrdersQuery,
  AdminOrderSummary,
  AdminOrderView,
  ChangeOrderStatusBody,
} from '@book-store/contract/schemas/admin-orders';
import { baseApi } from '../../shared/api/base-api.ts';
import { listTotal } from '../../shared/api/list-total.ts';

/** One page of orders, and the total number of matches. */
export type AdminOrderPage = { orders: AdminOrderView[]; total: number };
type StatusChange = ChangeOrderStatusBody & { id: string };

const orderUrl = (id: string) => `/admin/orders/${encodeURIComponent(id)}`;

const adminOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query<AdminOrderPage, AdminListOrdersQuery>({
      query: (params) => ({ url: '/admin/orders', params }),
      transformResponse: (orders: AdminOrderView[], meta) => ({
        orders,
        total: listTotal(meta, orders.length),
      }),
      providesTags: ['Order'],
      extraOptions: { as: 'admin' },
    }),
    getAdminOrder: build.query<AdminOrderView, string>({
      query: orderUrl,
      providesTags: ['Order'],
      extraOptions: { as: 'admin' },
    }),
    getOrderSummary: build.query<AdminOrderSummary, void>({
      query: () => '/admin/orders/summary',
      providesTags: ['Order'],
      extraOptions: { as: 'admin' },
    }),
    /** Fetches all parcels that are packed or out for delivery, sorted by city. */
    listDeliveries: build.query<AdminOrderView[], void>({
      queryFn: async (_nothing, _api, _extra, call) => {
        const orders = new Map<string, AdminOrderView>();
        for (let page = 1; ; page++) {
          const params = {
            status: 'packed,out-for-delivery',
            sort: 'city',
            page,
            limit: LIMIT_MAX,
          };
          const { data, error, meta } = await call({ url: '/admin/orders', params });
          if (error) return { error };
          const found = data as AdminOrderView[];
          for (const order of found) orders.set(order._id, order);
          if (page * LIMIT_MAX >= listTotal(meta, found.length))
            return { data: [...orders.values()] };
        }
      },
      providesTags: ['Order'],
      extraOptions: { as: 'admin' },
    }),
    /** Refetches the orders even after a failure, which means that another admin was quicker. */
    changeOrderStatus: build.mutation<AdminOrderView, StatusChange>({
      query: ({ id, ...body }) => ({ url: `${orderUrl(id)}/status`, method: 'PATCH', body }),
      invalidatesTags: ['Order', 'AdminStats'],
      extraOptions: { as: 'admin' },
    }),
  }),
});

export const {
  useListAdminOrdersQuery,
  useGetAdminOrderQuery,
  useGetOrderSummaryQuery,
  useListDeliveriesQuery,
  useChangeOrderStatusMutation,
} = adminOrdersApi;

/** Query options that keep the orders current within seconds; hidden tabs do not poll. */
export const LIVE_REFRESH = {
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: true,
} as const;

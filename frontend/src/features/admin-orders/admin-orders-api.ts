import type {
  AdminListOrdersQuery,
  AdminOrderView,
  ChangeOrderStatusBody,
  OrderStatus,
} from '@book-store/backend/contract';
import { baseApi } from '../../shared/api/base-api.ts';
import { OPEN_STATUSES } from './order-labels.ts';

/** Some orders, and how many fit in all. */
export type AdminOrderPage = { orders: AdminOrderView[]; total: number };
type Move = ChangeOrderStatusBody & { id: string };

/** The most orders that the server gives at once. */
const CHUNK = 100;

const orderUrl = (id: string) => `/admin/orders/${encodeURIComponent(id)}`;
const totalOf = (meta: unknown) =>
  Number((meta as { response?: Response }).response?.headers.get('x-total-count') ?? 0);

const adminOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query<AdminOrderPage, AdminListOrdersQuery>({
      query: (params) => ({ url: '/admin/orders', params }),
      transformResponse: (orders: AdminOrderView[], meta) => ({ orders, total: totalOf(meta) }),
      providesTags: ['Order'],
      extraOptions: { as: 'admin' },
    }),
    getAdminOrder: build.query<AdminOrderView, string>({
      query: orderUrl,
      providesTags: ['Order'],
      extraOptions: { as: 'admin' },
    }),
    /** How many orders stand in each state that still needs the shop's hands. */
    countOpenOrders: build.query<Partial<Record<OrderStatus, number>>, void>({
      queryFn: async (_nothing, _api, _extra, call) => {
        const answers = await Promise.all(
          OPEN_STATUSES.map((status) =>
            call({ url: '/admin/orders', params: { status, limit: 1 } }),
          ),
        );
        const failed = answers.find(({ error }) => error);
        if (failed?.error) return { error: failed.error };
        return {
          data: Object.fromEntries(
            answers.map(({ meta }, at) => [OPEN_STATUSES[at], totalOf(meta)]),
          ),
        };
      },
      providesTags: ['Order'],
      extraOptions: { as: 'admin' },
    }),
    /** Every parcel that is ready or on its way, in the order of a delivery round. */
    listDeliveries: build.query<AdminOrderView[], void>({
      queryFn: async (_nothing, _api, _extra, call) => {
        const orders = new Map<string, AdminOrderView>();
        for (let page = 1; ; page++) {
          const params = { status: 'packed,out-for-delivery', sort: 'city', page, limit: CHUNK };
          const { data, error, meta } = await call({ url: '/admin/orders', params });
          if (error) return { error };
          for (const order of data as AdminOrderView[]) orders.set(order._id, order);
          if (page * CHUNK >= totalOf(meta)) return { data: [...orders.values()] };
        }
      },
      providesTags: ['Order'],
      extraOptions: { as: 'admin' },
    }),
    /** Also a refused move fetches the orders anew: somebody else was quicker. */
    moveOrder: build.mutation<AdminOrderView, Move>({
      query: ({ id, ...body }) => ({ url: `${orderUrl(id)}/status`, method: 'PATCH', body }),
      invalidatesTags: ['Order', 'AdminStats'],
      extraOptions: { as: 'admin' },
    }),
  }),
});

export const {
  useListAdminOrdersQuery,
  useGetAdminOrderQuery,
  useCountOpenOrdersQuery,
  useListDeliveriesQuery,
  useMoveOrderMutation,
} = adminOrdersApi;

/** Two admins see each other's moves within seconds; a tab out of sight asks for nothing. */
export const LIVE_REFRESH = {
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: true,
} as const;

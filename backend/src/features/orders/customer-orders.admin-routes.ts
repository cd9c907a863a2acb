import { CustomerId } from '@book-store/contract/schemas/admin-customers';
import { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { ListOrdersQuery } from '@book-store/contract/schemas/orders';
import { z } from 'zod';
import { pagingHeaders } from '../../http/router/paging.ts';
import { type Route, route } from '../../http/router/route.ts';
import { findPage } from '../../shared/mongo.ts';
import type { FeatureDeps } from '../feature.ts';
import { isDetached } from './detach-orders.ts';
import { toAdminOrderView } from './order-view.ts';
import { Order, type StoredOrder } from './orders.model.ts';

/** The orders of one customer. Those of a deleted account belong to nobody. */
export const customerOrdersRoutes = ({ now }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/customers/:id/orders',
    access: 'admin',
    summary: "A customer's orders, newest first",
    params: z.object({ id: CustomerId.refine((id) => !isDetached(id)) }),
    query: ListOrdersQuery,
    reply: z.array(AdminOrderView),
    replyHeaders: ['X-Total-Count', 'Link'],
    run: async ({ params: { id }, query }) => {
      const list = Order.find({ uid: id }).sort({ createdAt: -1, _id: -1 }).lean<StoredOrder[]>();
      const { found, total } = await findPage(list, query);
      const path = `/api/admin/customers/${encodeURIComponent(id)}/orders`;
      const body = found.map((order) => toAdminOrderView(order, now()));
      return { body, headers: pagingHeaders(path, query, total) };
    },
  }),
];

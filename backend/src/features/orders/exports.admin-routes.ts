import { ExportOrdersQuery } from '@book-store/contract/schemas/admin-orders';
import { csvRoute } from '../../http/router/csv-route.ts';
import type { Route } from '../../http/router/route.ts';
import type { FeatureDeps } from '../feature.ts';
import { exportOrders } from './export-orders.ts';

/** The orders as a file. */
export const orderExportRoutes = ({ now }: FeatureDeps): Route[] => [
  csvRoute({
    path: '/api/admin/exports/orders.csv',
    summary: 'Orders as CSV, all or by the filters of the list',
    query: ExportOrdersQuery,
    run: async ({ query }) => {
      const day = now().toISOString().slice(0, 10);
      return { fileName: `orders-${day}.csv`, parts: exportOrders(query) };
    },
  }),
];

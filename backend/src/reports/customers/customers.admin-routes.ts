import {
  CustomerId,
  CustomerPage,
  CustomerView,
  ListCustomersQuery,
} from '@book-store/contract/people/customers/admin-customers.schemas';
import { shopDay } from '@book-store/contract/place';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { csvRoute } from '../../platform/http/router/csv-route.ts';
import { pagingHeaders } from '../../platform/http/router/paging.ts';
import { type Route, route } from '../../platform/http/router/route.ts';
import { updateFigures } from '../figures/update-figures.ts';
import { exportCustomers } from './export-customers.ts';
import { getCustomer, listCustomers } from './list-customers.ts';

/** The customers with what they have ordered. */
export const adminCustomersRoutes = ({ now }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/customers',
    access: 'admin',
    summary: 'Lists and searches the customers with the number and the sum of their orders',
    query: ListCustomersQuery,
    reply: CustomerPage,
    replyHeaders: ['X-Total-Count', 'Link'],
    run: async ({ query }) => {
      const isCounted = await updateFigures(now());
      const { found: customers, total } = await listCustomers(query);
      return {
        body: { customers, beingCounted: !isCounted },
        headers: pagingHeaders('/api/admin/customers', query, total),
      };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/customers/:id',
    access: 'admin',
    summary: 'One customer',
    params: z.object({ id: CustomerId }),
    reply: CustomerView,
    errors: ['not-found'],
    run: async ({ params }) => {
      await updateFigures(now());
      return { body: await getCustomer(params.id) };
    },
  }),
  csvRoute({
    path: '/api/admin/exports/customers.csv',
    summary: 'All customers with the number and the sum of their orders, as CSV',
    run: async () => {
      const at = now();
      await updateFigures(at);
      return {
        fileName: `customers-${shopDay(at)}.csv`,
        parts: exportCustomers(),
      };
    },
  }),
];

import { shopDay } from '@book-store/contract/place';
import type { customerCalls } from '@book-store/contract/reports/customers/calls';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { pagingHeaders } from '../../platform/http/router/paging.ts';
import { updateFigures, updateFiguresForFile } from '../figures/update-figures.ts';
import { exportCustomers } from './export-customers.ts';
import { getCustomer, listCustomers } from './list-customers.ts';

export const customers = ({ now }: RouteDeps): Implementation<typeof customerCalls> => ({
  'GET /api/admin/customers': async ({ query }) => {
    const isCounted = await updateFigures(now());
    const { found, total } = await listCustomers(query);
    return {
      body: { customers: found, beingCounted: !isCounted },
      headers: pagingHeaders('/api/admin/customers', query, total),
    };
  },
  'GET /api/admin/customers/:id': async ({ params }) => {
    await updateFigures(now());
    return { body: await getCustomer(params.id) };
  },
  'GET /api/admin/exports/customers.csv': async ({ shop: { language } }) => {
    const at = now();
    await updateFiguresForFile(at);
    return { file: { fileName: `customers-${shopDay(at)}.csv`, parts: exportCustomers(language) } };
  },
});

import { ActivityPage, ListActivityQuery } from '@book-store/contract/schemas/activity';
import { type Route, route } from '../../http/router/route.ts';
import { listActivity } from './record-change.ts';

/** The activity log: what has been changed in the shop, and by whom. */
export const activityRoutes = (): Route[] => [
  route({
    method: 'get',
    path: '/api/admin/activity',
    access: 'admin',
    summary: 'The audit log, newest first',
    query: ListActivityQuery,
    reply: ActivityPage,
    errors: ['not-found'],
    run: async ({ query }) => ({ body: await listActivity(query) }),
  }),
];

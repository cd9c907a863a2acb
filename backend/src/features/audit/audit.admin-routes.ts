import { ActivityPage, ListActivityQuery } from '@book-store/contract/schemas/audit';
import { Router } from 'express';
import type { AdminRoute } from '../../http/authentication.ts';
import { listActivity } from './audit.service.ts';

/** The activity log: what has been changed in the shop, and by whom. */
export const activityRoutes = ({ adminRoute }: { adminRoute: AdminRoute }): Router =>
  Router().get(
    '/',
    adminRoute({
      query: ListActivityQuery,
      reply: ActivityPage,
      run: async ({ query }) => ({ body: await listActivity(query) }),
    }),
  );

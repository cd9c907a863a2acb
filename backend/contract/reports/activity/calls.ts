import { type Calls, named } from '../../call.ts';
import { ActivityPage, ListActivityQuery } from './activity.schemas.ts';

named({ ActivityPage });

export const activityCalls = {
  'GET /api/admin/activity': {
    access: 'admin',
    summary: 'The activity log, newest first',
    query: ListActivityQuery,
    reply: ActivityPage,
    errors: ['not-found'],
  },
} satisfies Calls;

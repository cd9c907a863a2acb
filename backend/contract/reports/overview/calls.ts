import { type Calls, named } from '../../call.ts';
import { ConfirmClockBody, ConfirmedClock } from '../../platform/jobs/clock-jump.schemas.ts';
import { OverviewQuery, OverviewView } from './overview.schemas.ts';

named({ ConfirmClockBody, ConfirmedClock, OverviewView });

export const overviewCalls = {
  'GET /api/admin': {
    access: 'admin',
    summary: "The dashboard's figures; `year` is that of the monthly revenue",
    query: OverviewQuery,
    reply: OverviewView,
  },
  'POST /api/admin/clock/confirm': {
    access: 'admin',
    summary: 'Confirms the clock after a jump, so that deadlines count again at once',
    body: ConfirmClockBody,
    reply: ConfirmedClock,
    errors: ['conflict'],
  },
} satisfies Calls;

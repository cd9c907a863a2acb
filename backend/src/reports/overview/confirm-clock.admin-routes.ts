import {
  ConfirmClockBody,
  ConfirmedClock,
} from '@book-store/contract/platform/jobs/clock-jump.schemas';
import { conflict } from '../../platform/errors/errors.ts';
import { changeRoute, type Route } from '../../platform/http/router/route.ts';
import { confirmClock } from '../../platform/jobs/trusted-clock.ts';

/** An admin's word that the clock is right after a jump. */
export const confirmClockRoute = (): Route =>
  changeRoute({
    method: 'post',
    path: '/api/admin/clock/confirm',
    summary: 'Confirms the clock after a jump, so that deadlines count again at once',
    body: ConfirmClockBody,
    reply: ConfirmedClock,
    errors: ['conflict'],
    run: async ({ body: { to } }) => {
      if (!(await confirmClock(new Date(to))))
        throw conflict('The clock has jumped again, or nothing waits any more. Please look again.');
      const change = { action: 'clock-confirmed' as const, subject: {}, fields: [] };
      return { body: { confirmed: true }, change };
    },
  });

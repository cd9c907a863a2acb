import { shopDay } from '@book-store/contract/place';
import type { overviewCalls } from '@book-store/contract/reports/overview/calls';
import { countBooks } from '../../catalogue/search/count-books.ts';
import type { RouteDeps } from '../../platform/area.ts';
import { conflict } from '../../platform/errors/errors.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { findTaskProblems } from '../../platform/jobs/report-problems.ts';
import { confirmClock, findClockJump } from '../../platform/jobs/trusted-clock.ts';
import { findFailedBackup } from '../backups/last-backup.ts';
import { allTimeFigures } from '../figures/all-time-figures.ts';
import { updateFigures } from '../figures/update-figures.ts';
import { countVisits } from '../visits/visits.service.ts';

export const overview = ({ now }: RouteDeps): Implementation<typeof overviewCalls> => ({
  'GET /api/admin': async ({ query }) => {
    const thisYear = Number(shopDay(now()).slice(0, 4));
    const { year = thisYear } = query;
    const isCounted = await updateFigures(now());
    const [books, { months, years, ...orders }, visits, backupFailed, problems, clockJump] =
      await Promise.all([
        countBooks(),
        allTimeFigures(year),
        countVisits(now()),
        findFailedBackup(),
        findTaskProblems(now()),
        findClockJump(),
      ]);
    return {
      body: {
        ...orders,
        ...(isCounted ? {} : { beingCounted: true }),
        ...(backupFailed ? { backupFailed } : {}),
        ...(problems.length > 0 ? { problems } : {}),
        ...(clockJump ? { clockJump } : {}),
        totalBooks: books.all,
        trendingBooks: books.trending,
        trendingShare: percent(books.trending, books.all),
        websiteVisitsLastDay: visits,
        monthlyRevenue: { year, months, years: withCurrent(years, thisYear) },
      },
    };
  },
  'POST /api/admin/clock/confirm': async ({ body: { to }, record }) => {
    const change = record((isConfirmed: boolean) =>
      isConfirmed ? { action: 'clock-confirmed', subject: {}, fields: [] } : undefined,
    );
    if (!(await confirmClock(new Date(to), change.beforeCommit)))
      throw conflict(
        'The clock has jumped again, or nothing waits any more. Please look again.',
        'clock-jumped',
      );
    return { body: { confirmed: true }, change };
  },
});

const percent = (part: number, whole: number) => (whole ? Math.round((part / whole) * 100) : 0);

/** Newest first; includes the current one even without orders. */
const withCurrent = (years: number[], current: number) =>
  [...new Set([current, ...years])].sort((a, b) => b - a);

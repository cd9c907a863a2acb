import { reportsCalls } from '@book-store/contract/reports/calls';
import { onPaymentEvent } from '../orders/changing/change-payment.ts';
import { onReturnMove } from '../orders/changing/change-returns.ts';
import { onCustomersChanged, onOrderChange } from '../orders/changing/order-changes.ts';
import type { Area } from '../platform/area.ts';
import { implement } from '../platform/http/router/implement.ts';
import { accountExport } from './account-export/calls.ts';
import { activity } from './activity/calls.ts';
import { backupJob } from './backups/backup-job.ts';
import { backups } from './backups/calls.ts';
import { missingBackup } from './backups/missing-backup.ts';
import { restoresJob } from './backups/restores-job.ts';
import { customers } from './customers/calls.ts';
import { customerFiguresData } from './customers/personal-data.ts';
import { desk } from './desk/calls.ts';
import { bestSellersJob } from './figures/best-sellers-job.ts';
import { figuresOfRange } from './figures/calls.ts';
import { makeChangedDue, makeCustomersDue, makeOrderDue } from './figures/due-figures.ts';
import { health } from './health/calls.ts';
import { overview } from './overview/calls.ts';
import { search } from './search/calls.ts';
import { shopSetup } from './shop-setup/calls.ts';

export const reports: Area = {
  name: 'reports',
  routes: (deps) =>
    implement(
      reportsCalls,
      {
        account: accountExport(deps),
        activity: activity(),
        backups: backups(deps),
        desk: desk(deps),
        figures: figuresOfRange(deps),
        customers: customers(deps),
        'shop-setup': shopSetup(deps),
        overview: overview(deps),
        search: search(deps),
        health: health(deps),
      },
      deps,
    ),
  jobs: (deps) => [bestSellersJob, restoresJob, backupJob(deps.backups)],
  listen() {
    onOrderChange(makeOrderDue);
    onPaymentEvent(makeChangedDue);
    onReturnMove(makeChangedDue);
    onCustomersChanged(makeCustomersDue);
  },
  desk: [{ name: 'no-backup', find: missingBackup, forOwners: true }],
  personalData: [customerFiguresData],
};

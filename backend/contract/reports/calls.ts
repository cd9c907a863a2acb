import { accountExportCalls } from './account-export/calls.ts';
import { activityCalls } from './activity/calls.ts';
import { backupCalls } from './backups/calls.ts';
import { customerCalls } from './customers/calls.ts';
import { deskCalls } from './desk/calls.ts';
import { figuresCalls } from './figures/calls.ts';
import { healthCalls } from './health/calls.ts';
import { overviewCalls } from './overview/calls.ts';
import { searchCalls } from './search/calls.ts';
import { shopSetupCalls } from './shop-setup/calls.ts';

export const reportsCalls = {
  account: accountExportCalls,
  activity: activityCalls,
  backups: backupCalls,
  desk: deskCalls,
  figures: figuresCalls,
  customers: customerCalls,
  'shop-setup': shopSetupCalls,
  overview: overviewCalls,
  search: searchCalls,
  health: healthCalls,
};

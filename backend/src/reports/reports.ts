import type { Feature } from '../platform/feature.ts';
import { activity } from './activity/activity.ts';
import { backups } from './backups/backups.ts';
import { figures } from './figures/figures.ts';
import { health } from './health/health.ts';
import { overview } from './overview/overview.ts';
import { shopSetup } from './shop-setup/shop-setup.ts';
import { visits } from './visits/visits.ts';

/** The features of what is counted and watched. */
export const reportsFeatures: readonly Feature[] = [
  activity,
  figures,
  visits,
  backups,
  shopSetup,
  overview,
  health,
];

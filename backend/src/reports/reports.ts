import { reportsCalls } from '@book-store/contract/reports/calls';
import type { Feature, FeatureDeps } from '../platform/feature.ts';
import { implement } from '../platform/http/router/implement.ts';
import type { Route } from '../platform/http/router/route.ts';
import { activity } from './activity/calls.ts';
import { backups } from './backups/backups.ts';
import { customers } from './customers/calls.ts';
import { figuresOfRange } from './figures/calls.ts';
import { figures } from './figures/figures.ts';
import { health } from './health/calls.ts';
import { overview } from './overview/calls.ts';
import { shopSetup } from './shop-setup/calls.ts';

/** The features of what is counted and watched. */
export const reportsFeatures: readonly Feature[] = [figures, backups];

/** What the calls of reports do. */
export const reportsRoutes = (deps: FeatureDeps): Route[] =>
  implement(
    reportsCalls,
    {
      activity: activity(),
      figures: figuresOfRange(deps),
      customers: customers(deps),
      'shop-setup': shopSetup(),
      overview: overview(deps),
      health: health(deps),
    },
    deps,
  );

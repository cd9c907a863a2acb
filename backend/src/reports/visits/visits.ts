import type { Feature } from '../../platform/feature.ts';

/** How many people look at the pages. */
export const visits: Feature = {
  name: 'visits',
};

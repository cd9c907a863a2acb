import type { Feature } from '../../features/feature.ts';

/** How many people look at the pages. */
export const visits: Feature = {
  name: 'visits',
};

import type { Feature } from '../platform/feature.ts';

/** The pages of the shop, as the server sends them. */
export const pages: Feature = {
  name: 'pages',
};

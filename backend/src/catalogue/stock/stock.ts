import type { Feature } from '../../platform/feature.ts';
import { stockCheckJob } from './check-stock.ts';

/** How many copies there are of a book, and why. */
export const stock: Feature = {
  name: 'stock',
  jobs: () => [stockCheckJob],
};

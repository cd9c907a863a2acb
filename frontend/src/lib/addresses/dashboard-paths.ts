import { PAGES } from '@book-store/contract/pages/addresses/pages';
import { pathsOf } from './paths.ts';

/** The link builder of every page of the shop and of its dashboard. */
export const dashboardPaths = pathsOf(PAGES);

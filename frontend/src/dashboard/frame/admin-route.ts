import type { PageEntry } from '@book-store/contract/pages/addresses/page-entry';
import { type ImportPage, lazyPage } from '../../kit/page/lazy-page.tsx';

/** Returns the route of a page of the dashboard. */
export const adminRoute = ({ pattern }: PageEntry, importPage: ImportPage) => ({
  path: pattern,
  element: lazyPage(importPage).element,
});

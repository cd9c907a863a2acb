import type { PageHead } from '@book-store/contract/pages/addresses/page-entry';
import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { DashboardHeads } from '@book-store/contract/pages/heads/german-dashboard-heads';
import { area, useTexts } from './storefront-texts.ts';

const headTexts = area<Partial<DashboardHeads>>('dashboard/heads', {});

/** Returns the head of a page of the dashboard in the language of the shop. */
export const useDashboardHead = (name: keyof DashboardHeads): PageHead & { title: string } => ({
  ...PAGES[name],
  ...useTexts(headTexts)[name],
});

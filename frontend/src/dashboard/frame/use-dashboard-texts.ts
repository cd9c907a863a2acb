import { isRefined } from '@book-store/contract/storefront';
import { useShop } from '../../api/calls/shop-api.ts';
import { type DashboardTexts, specifiedDashboard } from '../../lib/wording/dashboard-texts.ts';
import { refinedDashboard } from '../../lib/wording/refined-dashboard-texts.ts';

/** Returns the texts of the dashboard: those of the specification unless the owner has chosen another storefront. */
export const useDashboardTexts = (): DashboardTexts =>
  isRefined(useShop().storefront) ? refinedDashboard : specifiedDashboard;

import { type DashboardTexts, specifiedDashboard } from '../../lib/wording/dashboard-texts.ts';
import { area, useTexts } from '../../lib/wording/storefront-texts.ts';

/** The texts of the dashboard that the specification fixes, or what a shop has instead of them. */
export const dashboardTexts = area<DashboardTexts>('dashboard', specifiedDashboard);

export const useDashboardTexts = (): DashboardTexts => useTexts(dashboardTexts);

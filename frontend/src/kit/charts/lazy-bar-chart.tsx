import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { dashboardKitTexts } from '../dashboard-texts.ts';
import { lazyPart } from '../page/lazy-part.ts';

/** A chart whose code is loaded when it is shown. What it shows also stands in a table. */
export const LazyBarChart = lazyPart(
  async () => (await import('./bar-chart.tsx')).BarChart,
  () => <p>{useTexts(dashboardKitTexts).chartFailed}</p>,
);

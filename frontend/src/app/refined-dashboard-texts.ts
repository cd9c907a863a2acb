import { REFINED_HEADS } from '@book-store/contract/pages/heads/refined-heads';
import { refinedDashboard } from '../lib/wording/refined-dashboard-texts.ts';
import type { Wording } from '../lib/wording/storefront-texts.ts';
import { inRefinedEnglish } from './refined-texts.ts';

export const dashboardInRefinedEnglish: Wording = {
  ...inRefinedEnglish,
  tables: {
    ...inRefinedEnglish.tables,
    dashboard: refinedDashboard,
    'dashboard/heads': REFINED_HEADS,
  },
};

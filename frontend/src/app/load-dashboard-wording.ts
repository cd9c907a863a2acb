import { SPECIFIED, type Wording } from '../lib/wording/storefront-texts.ts';

/** Loaded on demand, like that of the storefront. */
export async function loadDashboardWording(storefront?: string): Promise<Wording> {
  if (storefront === 'german') {
    return (await import('./german-dashboard-texts.ts')).dashboardInGerman;
  }
  if (storefront === 'refined') {
    return (await import('./refined-dashboard-texts.ts')).dashboardInRefinedEnglish;
  }
  return SPECIFIED;
}

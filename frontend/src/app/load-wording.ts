import { SPECIFIED, type Wording } from '../lib/wording/storefront-texts.ts';

/** Loaded on demand, so that only the shops that use a table download it. */
export async function loadWording(storefront?: string): Promise<Wording> {
  if (storefront === 'german') return (await import('./german-texts.ts')).inGerman;
  if (storefront === 'refined') return (await import('./refined-texts.ts')).inRefinedEnglish;
  return SPECIFIED;
}

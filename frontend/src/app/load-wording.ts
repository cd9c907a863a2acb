import { SPECIFIED, type Wording } from '../lib/wording/storefront-texts.ts';

/** Loads how a shop speaks, by the name of its storefront; only shops that use a table pay for it. */
export async function loadWording(storefront?: string): Promise<Wording> {
  if (storefront === 'german') return (await import('./german-texts.ts')).inGerman;
  if (storefront === 'refined') return (await import('./refined-texts.ts')).inRefinedEnglish;
  return SPECIFIED;
}

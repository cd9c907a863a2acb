import type { PriceTexts } from './price-texts.ts';

export const german: PriceTexts = {
  included: 'inkl. MwSt.',
  added: 'zzgl. MwSt.',
  allIncluded: 'Alle Preise inkl. MwSt., zzgl. Versand.',
  allAdded: 'Alle Preise zzgl. MwSt. und Versand.',
};

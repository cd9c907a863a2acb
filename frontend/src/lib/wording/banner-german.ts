import type { bannerTexts } from './banner-texts.ts';
import type { TextsOf } from './storefront-texts.ts';

export const german: TextsOf<typeof bannerTexts> = {
  text: (inCash) =>
    `Frisch in unseren Regalen: Bücher, die wir Ihnen am liebsten in die Hand drücken würden. ${inCash ? 'Heute bestellen, bei Lieferung bezahlen.' : 'Heute bestellt, sind sie bald bei Ihnen.'}`,
};

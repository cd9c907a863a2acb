import { type Language, languageOf } from '@book-store/contract/storefront';
import { readShopSettings } from '../../settings/shop/read-shop-settings.ts';
import { english, type LetterTexts } from './english.ts';
import { german } from './german.ts';

const TEXTS: Record<Language, LetterTexts> = { en: english, de: german };

/** Returns what mails to customers say, in the language that the shop speaks to them. */
export const readLetterTexts = async (): Promise<LetterTexts> =>
  TEXTS[languageOf((await readShopSettings()).storefront)];

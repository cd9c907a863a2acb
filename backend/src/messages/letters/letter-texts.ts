import type { Language } from '@book-store/contract/storefront';
import type { Shop } from '../../platform/shop.ts';
import { english, type LetterTexts } from './english.ts';
import { german } from './german.ts';

const TEXTS: Record<Language, LetterTexts> = { en: english, de: german };

/** In the shop's language. */
export const letterTextsOf = ({ language }: Shop): LetterTexts => TEXTS[language];

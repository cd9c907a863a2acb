import {
  GERMAN_HEADS,
  GERMAN_SHOP,
  PAGE_NOT_FOUND_IN_GERMAN,
} from '@book-store/contract/pages/heads/german-heads';
import type { HeadTexts, ShopTexts } from './page-heads.ts';

export const german: HeadTexts & ShopTexts = {
  ...GERMAN_HEADS,
  shop: GERMAN_SHOP,
  bookNotFound: { title: 'Buch nicht gefunden' },
  pageNotFound: { title: PAGE_NOT_FOUND_IN_GERMAN },
};

import { GERMAN_HEADS, PAGE_NOT_FOUND_IN_GERMAN } from '@book-store/contract/german-heads';
import type { HeadTexts } from './page-heads.ts';

export const german: HeadTexts = {
  ...GERMAN_HEADS,
  bookNotFound: { title: 'Buch nicht gefunden' },
  pageNotFound: { title: PAGE_NOT_FOUND_IN_GERMAN },
};

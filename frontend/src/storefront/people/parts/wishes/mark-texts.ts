import { area } from '../../../../lib/wording/storefront-texts.ts';
import type { BookList } from './api.ts';

/** Of the buttons that put a book on a list. */
export const markTexts = area('people/parts/wishes/mark', {
  marks: {
    wishes: { mark: 'Add to wish list', marked: 'On your wish list' },
    backInStock: {
      mark: 'Tell me when it is back',
      marked: 'We will tell you when it is back',
    },
  } as Readonly<Record<BookList, { mark: string; marked: string }>>,
});

import type { ChangedBook } from '@book-store/contract/catalogue/books/book-changes.schemas';
import { apiTexts } from '../../../../api/texts.ts';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';

/** Returns why a book was not changed, in the language of the screen; it may be gone. */
export const refusalOf = ({ message = '', ...said }: ChangedBook): string =>
  textsNow(apiTexts).problem({
    ...said,
    code: said.detailCode ? 'conflict' : 'not-found',
    detail: message,
  });

import { area } from '../../lib/storefront-texts.ts';
import type { BookList } from './api.ts';

/** Of the lists of an account. */
export const wishTexts = area('shop/wishes', {
  marks: {
    wishes: { mark: 'Add to wish list', marked: 'On your wish list' },
    backInStock: {
      mark: 'Tell me when it is back',
      marked: 'We will tell you when it is back',
    },
  } as Readonly<Record<BookList, { mark: string; marked: string }>>,
  gone: (count: number): string =>
    `${count === 1 ? 'One book is' : `${count} books are`} no longer in the shop.`,
  removeGone: (count: number): string => `Remove ${count === 1 ? 'it' : 'them'} from the list`,
  remove: 'Remove',
  empty: 'Your wish list is empty. The heart on a book’s page puts it here.',
  findBook: 'Find a book',
  wished: 'Books you wish for',
  awaited: 'We tell you when these are back',
});

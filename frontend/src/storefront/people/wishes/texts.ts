import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the lists of an account. */
export const wishTexts = area('people/wishes', {
  gone: (count: number): string =>
    `${count === 1 ? 'One book is' : `${count} books are`} no longer in the shop.`,
  removeGone: (count: number): string => `Remove ${count === 1 ? 'it' : 'them'} from the list`,
  remove: 'Remove',
  empty: 'Your wish list is empty. The heart on a book’s page puts it here.',
  findBook: 'Find a book',
  wished: 'Books you wish for',
  awaited: 'We tell you when these are back',
});

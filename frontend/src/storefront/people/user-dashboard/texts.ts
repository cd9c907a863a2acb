import { area } from '../../../lib/wording/storefront-texts.ts';

/** Of the overview of an account. */
export const overviewTexts = area('people/user-dashboard', {
  addresses: 'Saved addresses',
  noneYet: 'None yet.',
  loading: 'Loading…',
  addOne: 'Add one',
  change: 'Change them',
  wishes: 'Wish list',
  aboutWishes: 'Books you want to remember, with price and stock.',
  openWishes: 'Open your wish list',
  account: 'Account',
  aboutAccount: 'Name, phone and password; delete the account.',
  openAccount: 'Open your account',
  recent: 'Recent orders',
  viewAll: 'View all orders in detail',
  books: 'Books',
  booksAndIds: 'Books and product IDs',
});

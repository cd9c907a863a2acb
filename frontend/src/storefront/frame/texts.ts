import { area } from '../../lib/wording/storefront-texts.ts';

/** Of what surrounds every page, and of pages that do not exist. */
export const frameTexts = area('frame', {
  dashboard: 'Dashboard',
  wishes: 'Wish list',
  account: 'Account',
  yourAccount: 'Your account',
  inCart: 'Items in cart: ',
  home: 'Home',
  news: 'News',
  services: 'Services',
  about: 'About Us',
  contact: 'Contact',
  shipping: 'Shipping',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  imprint: 'Imprint',
  withdrawal: 'Right of withdrawal',
  giftCards: 'Gift cards',
  withdraw: 'Withdraw from contract here',
  footer: 'Footer',
  newsletter: 'Newsletter',
  payInCash: 'Pay in cash when your books arrive.',
  search: 'Search for books by title, author, genre or ISBN',
  genres: 'Genres',
  moreGenres: 'More genres',
  newWindow: ' (opens a new window)',
  /** Of the page at an address where there is none. */
  notFound: {
    text: 'This page is not on our shelves.',
    which: 'Which book are you looking for?',
    search: 'Search',
  },
});

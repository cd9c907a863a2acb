import { pathWithId, SHOP_PAGES } from '@book-store/contract/shop-pages';
import { slugOf } from '@book-store/contract/slugs';
import { type Query, searchOf } from './query-string.ts';

export const fixed = ({ pattern }: { pattern: string }) => ({ pattern, to: () => pattern });
export const withId = ({ pattern }: { pattern: string }) => ({
  pattern,
  to: (id: string) => pathWithId(pattern, id),
});
export const withParams = <Params extends Query>({ pattern }: { pattern: string }) => ({
  pattern,
  to: (params?: Params) => pattern + searchOf(params ?? {}),
});
/** A page of a name, whose address has its slug. */
const withSlug = ({ pattern }: { pattern: string }) => ({
  pattern,
  to: (name: string, params?: Query) => pathWithId(pattern, slugOf(name)) + searchOf(params ?? {}),
});

/** The link builder of every page that visitors can reach, with the pattern for the router. */
export const paths = {
  home: fixed(SHOP_PAGES.home),
  about: fixed(SHOP_PAGES.about),
  contact: fixed(SHOP_PAGES.contact),
  privacy: fixed(SHOP_PAGES.privacy),
  terms: fixed(SHOP_PAGES.terms),
  shipping: fixed(SHOP_PAGES.shipping),
  imprint: fixed(SHOP_PAGES.imprint),
  withdrawal: fixed(SHOP_PAGES.withdrawal),
  login: fixed(SHOP_PAGES.login),
  forgotPassword: fixed(SHOP_PAGES.forgotPassword),
  resetPassword: fixed(SHOP_PAGES.resetPassword),
  register: fixed(SHOP_PAGES.register),
  confirmNewsletter: fixed(SHOP_PAGES.confirmNewsletter),
  unsubscribe: fixed(SHOP_PAGES.unsubscribe),
  withdraw: fixed(SHOP_PAGES.withdraw),
  buyGiftCard: fixed(SHOP_PAGES.buyGiftCard),
  guestOrder: fixed(SHOP_PAGES.guestOrder),
  cart: fixed(SHOP_PAGES.cart),
  books: withParams<Query>(SHOP_PAGES.books),
  genre: withSlug(SHOP_PAGES.genre),
  author: withSlug(SHOP_PAGES.author),
  series: withSlug(SHOP_PAGES.series),
  search: withParams<Query>(SHOP_PAGES.search),
  book: withId(SHOP_PAGES.book),
  news: withId(SHOP_PAGES.news),
  checkout: fixed(SHOP_PAGES.checkout),
  orders: fixed(SHOP_PAGES.orders),
  userDashboard: fixed(SHOP_PAGES.userDashboard),
  wishes: fixed(SHOP_PAGES.wishes),
  account: fixed(SHOP_PAGES.account),
  adminLogin: fixed(SHOP_PAGES.adminLogin),
  overview: fixed(SHOP_PAGES.overview),
} satisfies Record<keyof typeof SHOP_PAGES, { pattern: string }>;

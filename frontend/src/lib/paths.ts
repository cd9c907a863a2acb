import { PAGES, pathWithId } from '@book-store/contract/pages';
import { slugOf } from '@book-store/contract/slugs';
import { type Query, searchOf } from './query-string.ts';

type AdminOrdersParams = {
  q?: string | undefined;
  status?: string | undefined;
  placed?: string | undefined;
  page?: number | undefined;
};

const fixed = ({ pattern }: { pattern: string }) => ({ pattern, to: () => pattern });
const withId = ({ pattern }: { pattern: string }) => ({
  pattern,
  to: (id: string) => pathWithId(pattern, id),
});
const withParams = <Params extends Query>({ pattern }: { pattern: string }) => ({
  pattern,
  to: (params?: Params) => pattern + searchOf(params ?? {}),
});
/** A page of a name, whose address has its slug. */
const withSlug = ({ pattern }: { pattern: string }) => ({
  pattern,
  to: (name: string, params?: Query) => pathWithId(pattern, slugOf(name)) + searchOf(params ?? {}),
});

/** The link builder of every page, with the pattern for the router. */
export const paths = {
  home: fixed(PAGES.home),
  about: fixed(PAGES.about),
  contact: fixed(PAGES.contact),
  privacy: fixed(PAGES.privacy),
  terms: fixed(PAGES.terms),
  shipping: fixed(PAGES.shipping),
  login: fixed(PAGES.login),
  forgotPassword: fixed(PAGES.forgotPassword),
  resetPassword: fixed(PAGES.resetPassword),
  register: fixed(PAGES.register),
  confirmNewsletter: fixed(PAGES.confirmNewsletter),
  unsubscribe: fixed(PAGES.unsubscribe),
  cart: fixed(PAGES.cart),
  books: withParams<Query>(PAGES.books),
  genre: withSlug(PAGES.genre),
  author: withSlug(PAGES.author),
  series: withSlug(PAGES.series),
  search: withParams<Query>(PAGES.search),
  book: withId(PAGES.book),
  news: withId(PAGES.news),
  checkout: fixed(PAGES.checkout),
  orders: fixed(PAGES.orders),
  userDashboard: fixed(PAGES.userDashboard),
  wishes: fixed(PAGES.wishes),
  account: fixed(PAGES.account),
  adminLogin: fixed(PAGES.adminLogin),
  overview: fixed(PAGES.overview),
  addBook: fixed(PAGES.addBook),
  editBook: withId(PAGES.editBook),
  manageBooks: withParams<{ q?: string }>(PAGES.manageBooks),
  importBooks: fixed(PAGES.importBooks),
  adminOrders: withParams<AdminOrdersParams>(PAGES.adminOrders),
  newOrder: fixed(PAGES.newOrder),
  adminOrder: withId(PAGES.adminOrder),
  deliveries: fixed(PAGES.deliveries),
  pickUps: fixed(PAGES.pickUps),
  customers: withParams<Query>(PAGES.customers),
  customer: withId(PAGES.customer),
  figures: withParams<Query>(PAGES.figures),
  mails: withParams<Query>(PAGES.mails),
  newsletter: withParams<Query>(PAGES.newsletter),
  activity: fixed(PAGES.activity),
  adminNews: fixed(PAGES.adminNews),
  addNews: fixed(PAGES.addNews),
  editNews: withId(PAGES.editNews),
  settings: fixed(PAGES.settings),
  deliverySettings: fixed(PAGES.deliverySettings),
  countrySettings: fixed(PAGES.countrySettings),
  taxSettings: fixed(PAGES.taxSettings),
  genresSettings: fixed(PAGES.genresSettings),
  pageTexts: fixed(PAGES.pageTexts),
  pageText: withId(PAGES.pageText),
  profileSettings: fixed(PAGES.profileSettings),
  securitySettings: fixed(PAGES.securitySettings),
} satisfies Record<keyof typeof PAGES, { pattern: string }>;

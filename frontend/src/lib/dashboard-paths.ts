import { PAGES } from '@book-store/contract/pages';
import { fixed, paths as shopPaths, withId, withParams } from './paths.ts';
import type { Query } from './query-string.ts';

type AdminOrdersParams = {
  q?: string | undefined;
  status?: string | undefined;
  placed?: string | undefined;
  page?: number | undefined;
};

/** The link builder of every page of the shop and of its dashboard. */
export const paths = {
  ...shopPaths,
  addBook: fixed(PAGES.addBook),
  editBook: withId(PAGES.editBook),
  manageBooks: withParams<{ q?: string }>(PAGES.manageBooks),
  importBooks: fixed(PAGES.importBooks),
  adminOrders: withParams<AdminOrdersParams>(PAGES.adminOrders),
  newOrder: fixed(PAGES.newOrder),
  adminOrder: withId(PAGES.adminOrder),
  deliveries: fixed(PAGES.deliveries),
  pickUps: fixed(PAGES.pickUps),
  returns: withParams<Query>(PAGES.returns),
  payments: withParams<Query>(PAGES.payments),
  discountCodes: withParams<Query>(PAGES.discountCodes),
  addDiscountCode: fixed(PAGES.addDiscountCode),
  editDiscountCode: withId(PAGES.editDiscountCode),
  giftCards: withParams<Query>(PAGES.giftCards),
  giftCard: withId(PAGES.giftCard),
  withdrawals: withParams<Query>(PAGES.withdrawals),
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
  paymentSettings: fixed(PAGES.paymentSettings),
  taxSettings: fixed(PAGES.taxSettings),
  genresSettings: fixed(PAGES.genresSettings),
  pageTexts: fixed(PAGES.pageTexts),
  pageText: withId(PAGES.pageText),
  profileSettings: fixed(PAGES.profileSettings),
  securitySettings: fixed(PAGES.securitySettings),
} satisfies Record<keyof typeof PAGES, { pattern: string }>;

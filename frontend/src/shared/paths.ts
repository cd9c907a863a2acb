import { PAGES, pathWithId } from '@book-store/contract/pages';

type SearchParams = { q?: string; category?: string; sort?: string; page?: number | undefined };

type AdminOrdersParams = { q?: string; status?: string; page?: number | undefined };

const withQuery = (path: string, values: Record<string, string | number | undefined>) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
};

const fixed = ({ pattern }: { pattern: string }) => ({ pattern, to: () => pattern });
const withId = ({ pattern }: { pattern: string }) => ({
  pattern,
  to: (id: string) => pathWithId(pattern, id),
});
const withParams = <Params extends Record<string, string | number | undefined>>({
  pattern,
}: {
  pattern: string;
}) => ({ pattern, to: (params?: Params) => withQuery(pattern, params ?? {}) });

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
  cart: fixed(PAGES.cart),
  search: withParams<SearchParams>(PAGES.search),
  book: withId(PAGES.book),
  news: withId(PAGES.news),
  checkout: fixed(PAGES.checkout),
  orders: fixed(PAGES.orders),
  userDashboard: fixed(PAGES.userDashboard),
  account: fixed(PAGES.account),
  admin: fixed(PAGES.admin),
  dashboard: fixed(PAGES.dashboard),
  addBook: fixed(PAGES.addBook),
  editBook: withId(PAGES.editBook),
  manageBooks: withParams<{ q?: string }>(PAGES.manageBooks),
  adminOrders: withParams<AdminOrdersParams>(PAGES.adminOrders),
  adminOrder: withId(PAGES.adminOrder),
  deliveries: fixed(PAGES.deliveries),
  outbox: fixed(PAGES.outbox),
  activity: fixed(PAGES.activity),
  settings: fixed(PAGES.settings),
} satisfies Record<keyof typeof PAGES, { pattern: string }>;

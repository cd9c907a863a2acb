type SearchParams = { q?: string; category?: string; sort?: string; page?: number | undefined };

type AdminOrdersParams = { q?: string; status?: string; page?: number | undefined };

const withQuery = (path: string, values: Record<string, string | number | undefined>) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
};

/** Every address of the shop, once: the pattern for the router and the builder for links. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  about: { pattern: '/about', to: () => '/about' },
  contact: { pattern: '/contact', to: () => '/contact' },
  privacy: { pattern: '/privacy', to: () => '/privacy' },
  terms: { pattern: '/terms', to: () => '/terms' },
  shipping: { pattern: '/shipping', to: () => '/shipping' },
  login: { pattern: '/login', to: () => '/login' },
  forgotPassword: { pattern: '/forgot-password', to: () => '/forgot-password' },
  resetPassword: { pattern: '/reset-password', to: () => '/reset-password' },
  register: { pattern: '/register', to: () => '/register' },
  cart: { pattern: '/cart', to: () => '/cart' },
  search: { pattern: '/search', to: (params: SearchParams = {}) => withQuery('/search', params) },
  book: { pattern: '/books/:id', to: (id: string) => `/books/${encodeURIComponent(id)}` },
  news: { pattern: '/news/:id', to: (id: string) => `/news/${encodeURIComponent(id)}` },
  checkout: { pattern: '/checkout', to: () => '/checkout' },
  orders: { pattern: '/orders', to: () => '/orders' },
  userDashboard: { pattern: '/user-dashboard', to: () => '/user-dashboard' },
  account: { pattern: '/account', to: () => '/account' },
  admin: { pattern: '/admin', to: () => '/admin' },
  dashboard: { pattern: '/dashboard', to: () => '/dashboard' },
  addBook: { pattern: '/dashboard/add-new-book', to: () => '/dashboard/add-new-book' },
  editBook: {
    pattern: '/dashboard/edit-book/:id',
    to: (id: string) => `/dashboard/edit-book/${encodeURIComponent(id)}`,
  },
  manageBooks: {
    pattern: '/dashboard/manage-books',
    to: (params: { q?: string } = {}) => withQuery('/dashboard/manage-books', params),
  },
  adminOrders: {
    pattern: '/dashboard/orders',
    to: (params: AdminOrdersParams = {}) => withQuery('/dashboard/orders', params),
  },
  adminOrder: {
    pattern: '/dashboard/orders/:id',
    to: (id: string) => `/dashboard/orders/${encodeURIComponent(id)}`,
  },
  deliveries: { pattern: '/dashboard/deliveries', to: () => '/dashboard/deliveries' },
  outbox: { pattern: '/dashboard/outbox', to: () => '/dashboard/outbox' },
  activity: { pattern: '/dashboard/activity', to: () => '/dashboard/activity' },
  settings: { pattern: '/dashboard/settings', to: () => '/dashboard/settings' },
} as const;

import type { ShopIdentity } from './schemas/shop-identity.ts';

/** A step of the way from the home page to a page; the last one has no path. */
export type Breadcrumb = { name: string; to?: string };

/**
 * Structured data for search engines (schema.org) of a page of `shop`, whose addresses begin with `origin`.
 */
export type StructuredData = (at: { origin: string; shop: ShopIdentity }) => object;

/** The head of a page; search engines do not index `hidden` pages. Paths begin with `/`. */
export type PageHead = {
  title?: string;
  description?: string;
  hidden?: boolean;
  /** The path under which search engines list the page; its own if absent. */
  canonical?: string;
  /** The previous and the next page of a list. */
  prev?: string;
  next?: string;
  /** What link previews take the page for; a website if absent. */
  type?: 'book';
  /** The path of its picture for link previews; the shop's if absent. */
  picture?: string;
  /** Only the server's HTML has it. */
  structuredData?: StructuredData | undefined;
};

/**
 * A page of the front end: its route pattern, with `:id` or `:slug` for a parameter, and its head. Only
 * customers see one that is `forCustomers`.
 */
type PageEntry = PageHead & { pattern: string; forCustomers?: boolean };

/**
 * Every page of the shop. The server replies 404 to any other URL. The title of a page with an id in its
 * URL depends on its content.
 */
export const PAGES = {
  home: { pattern: '/' },
  about: {
    pattern: '/about',
    title: 'About',
    description: 'Who we are, what we sell and how an order finds its way to you.',
  },
  contact: {
    pattern: '/contact',
    title: 'Contact',
    description: 'How to reach the shop about an order or a book.',
  },
  privacy: {
    pattern: '/privacy',
    title: 'Privacy Policy',
    description: 'What the shop keeps about you, why, and for how long.',
  },
  terms: {
    pattern: '/terms',
    title: 'Terms of Service',
    description: 'The few rules of buying in this shop.',
  },
  shipping: {
    pattern: '/shipping',
    title: 'Shipping Policy',
    description: 'Delivery, costs and taxes, and what happens at the door.',
  },
  books: {
    pattern: '/books',
    title: 'All books',
    description: 'Every book in the shop, by genre, author, price or year.',
  },
  genre: { pattern: '/genres/:slug' },
  author: { pattern: '/authors/:slug' },
  series: { pattern: '/series/:slug' },
  search: { pattern: '/search', title: 'All books' },
  book: { pattern: '/books/:id' },
  news: { pattern: '/news/:id' },
  login: { pattern: '/login', title: 'Login', hidden: true },
  register: { pattern: '/register', title: 'Register', hidden: true },
  forgotPassword: { pattern: '/forgot-password', title: 'Forgot your password?', hidden: true },
  resetPassword: { pattern: '/reset-password', title: 'Choose a new password', hidden: true },
  confirmNewsletter: {
    pattern: '/newsletter/confirm',
    title: 'Confirm your subscription',
    hidden: true,
  },
  unsubscribe: { pattern: '/newsletter/unsubscribe', title: 'Unsubscribe', hidden: true },
  cart: { pattern: '/cart', title: 'Shopping cart', hidden: true },
  checkout: { pattern: '/checkout', title: 'Checkout', hidden: true, forCustomers: true },
  orders: { pattern: '/orders', title: 'Your Orders', hidden: true, forCustomers: true },
  userDashboard: {
    pattern: '/user-dashboard',
    title: 'Dashboard',
    hidden: true,
    forCustomers: true,
  },
  wishes: { pattern: '/wishes', title: 'Wish list', hidden: true, forCustomers: true },
  account: { pattern: '/account', title: 'Account', hidden: true, forCustomers: true },
  adminLogin: { pattern: '/admin', title: 'Admin Dashboard Login', hidden: true },
  overview: { pattern: '/dashboard', title: 'Dashboard', hidden: true },
  addBook: { pattern: '/dashboard/add-new-book', title: 'Add New Book', hidden: true },
  editBook: { pattern: '/dashboard/edit-book/:id', hidden: true },
  manageBooks: { pattern: '/dashboard/manage-books', title: 'Manage Books', hidden: true },
  importBooks: { pattern: '/dashboard/import', title: 'Import books', hidden: true },
  adminOrders: { pattern: '/dashboard/orders', title: 'Orders', hidden: true },
  newOrder: { pattern: '/dashboard/orders/new', title: 'New order', hidden: true },
  adminOrder: { pattern: '/dashboard/orders/:id', hidden: true },
  deliveries: { pattern: '/dashboard/deliveries', title: 'Delivery list', hidden: true },
  pickUps: {
    pattern: '/dashboard/pick-ups',
    title: 'Waiting to be collected',
    hidden: true,
  },
  customers: { pattern: '/dashboard/customers', title: 'Customers', hidden: true },
  customer: { pattern: '/dashboard/customers/:id', hidden: true },
  figures: { pattern: '/dashboard/figures', title: 'Figures', hidden: true },
  mails: { pattern: '/dashboard/mails', title: 'Mail', hidden: true },
  newsletter: { pattern: '/dashboard/newsletter', title: 'Newsletter list', hidden: true },
  activity: { pattern: '/dashboard/activity', title: 'Activity', hidden: true },
  adminNews: { pattern: '/dashboard/news', title: 'News', hidden: true },
  addNews: { pattern: '/dashboard/add-news', title: 'Write news', hidden: true },
  editNews: { pattern: '/dashboard/news/:id', hidden: true },
  settings: { pattern: '/dashboard/settings', title: 'Settings', hidden: true },
  deliverySettings: { pattern: '/dashboard/settings/delivery', title: 'Delivery', hidden: true },
  countrySettings: {
    pattern: '/dashboard/settings/country',
    title: 'Country and money',
    hidden: true,
  },
  taxSettings: { pattern: '/dashboard/settings/tax', title: 'Tax and invoices', hidden: true },
  genresSettings: { pattern: '/dashboard/settings/genres', title: 'Genres', hidden: true },
  pageTexts: { pattern: '/dashboard/settings/pages', title: 'Pages', hidden: true },
  pageText: { pattern: '/dashboard/settings/pages/:id', hidden: true },
  profileSettings: { pattern: '/dashboard/settings/profile', title: 'Your profile', hidden: true },
  securitySettings: { pattern: '/dashboard/settings/security', title: 'Security', hidden: true },
} as const satisfies Record<string, PageEntry>;

/** The same page as `PAGES.book`, with a readable address; the canonical one stays without the slug. */
export const BOOK_WITH_SLUG = `${PAGES.book.pattern}/:slug`;

export const BOOK_NOT_FOUND = { title: 'Book not found', hidden: true } satisfies PageHead;
export const PAGE_NOT_FOUND = { title: 'Page not found', hidden: true } satisfies PageHead;

/** Returns the path of a page whose pattern has an id or a slug. */
export const pathWithId = (pattern: string, id: string): string =>
  pattern.replace(/:\w+/, () => encodeURIComponent(id));

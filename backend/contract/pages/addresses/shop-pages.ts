import type { PageEntry, PageHead } from './page-entry.ts';

/**
 * Every page of the storefront, and the dashboard's entry; visitors do not load the dashboard's pages. The
 * title of a page with an id in its URL depends on its content.
 */
export const SHOP_PAGES = {
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
  imprint: {
    pattern: '/imprint',
    title: 'Imprint',
    description: 'Who runs this shop.',
  },
  withdrawal: {
    pattern: '/withdrawal',
    title: 'Right of withdrawal',
    description: 'How to withdraw from an order.',
  },
  agreedText: { pattern: '/texts/:id', hidden: true },
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
  readingList: { pattern: '/lists/:id' },
  newsList: {
    pattern: '/news',
    title: 'News',
    description: 'All news of the shop, the newest first.',
  },
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
  confirmWait: {
    pattern: '/back-in-stock/confirm',
    title: 'Confirm your address',
    hidden: true,
  },
  stopWaiting: { pattern: '/back-in-stock/stop', title: 'No more mails about books', hidden: true },
  withdraw: { pattern: '/withdraw', title: 'Withdraw from a contract', hidden: true },
  buyGiftCard: { pattern: '/gift-cards', title: 'Gift cards', hidden: true },
  printGiftCard: { pattern: '/gift-card', title: 'Your gift card', hidden: true },
  guestOrder: { pattern: '/guest-order', title: 'Your order', hidden: true },
  cart: { pattern: '/cart', title: 'Shopping cart', hidden: true },
  checkout: { pattern: '/checkout', title: 'Checkout', hidden: true, forCustomers: true },
  orders: { pattern: '/orders', title: 'Your Orders', hidden: true, forCustomers: true },
  userDashboard: {
    pattern: '/user-dashboard',
    title: 'Dashboard',
    hidden: true,
    forCustomers: true,
  },
  wishes: { pattern: '/wishes', title: 'Wish list', hidden: true },
  account: { pattern: '/account', title: 'Account', hidden: true, forCustomers: true },
  adminLogin: { pattern: '/admin', title: 'Admin Dashboard Login', hidden: true },
  overview: { pattern: '/dashboard', title: 'Dashboard', hidden: true },
} as const satisfies Record<string, PageEntry>;

/** The same page as `SHOP_PAGES.book`, with a readable URL; the canonical one has no slug. */
export const BOOK_WITH_SLUG = `${SHOP_PAGES.book.pattern}/:slug`;

export const BOOK_NOT_FOUND = { title: 'Book not found', hidden: true } satisfies PageHead;
export const PAGE_NOT_FOUND = { title: 'Page not found', hidden: true } satisfies PageHead;

/** Fills in the id or slug of a pattern. */
export const pathWithId = (pattern: string, id: string): string =>
  pattern.replace(/:\w+/, () => encodeURIComponent(id));

import { NEWS_PAGES } from './news-pages.ts';

/** Head data of a page; `hidden` pages are excluded from search engines. */
export type PageFacts = { title?: string; description?: string; hidden?: boolean };

/**
 * Every page of the front end that does not depend on the catalogue, as in its `shared/paths.ts` (a
 * test compares the two). Any other path is a 404.
 */
export const KNOWN_PAGES: Record<string, PageFacts> = {
  '/': {},
  '/about': {
    title: 'About',
    description: 'Who we are, what we sell and how an order finds its way to you.',
  },
  '/contact': {
    title: 'Contact',
    description: 'How to reach the shop about an order or a book.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: 'What the shop keeps about you, why, and for how long.',
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'The few rules of buying in this shop.',
  },
  '/shipping': {
    title: 'Shopping Policy',
    description: 'Delivery, costs and taxes, and what happens at the door.',
  },
  '/search': { title: 'All books' },
  ...NEWS_PAGES,
  '/login': { title: 'Login', hidden: true },
  '/register': { title: 'Register', hidden: true },
  '/forgot-password': { title: 'Forgot your password?', hidden: true },
  '/reset-password': { title: 'Choose a new password', hidden: true },
  '/cart': { title: 'Shopping cart', hidden: true },
  '/checkout': { title: 'Checkout', hidden: true },
  '/orders': { title: 'Your Orders', hidden: true },
  '/user-dashboard': { title: 'Dashboard', hidden: true },
  '/account': { title: 'Account', hidden: true },
  '/admin': { title: 'Admin', hidden: true },
  '/dashboard': { title: 'Dashboard', hidden: true },
  '/dashboard/add-new-book': { title: 'Add New Book', hidden: true },
  '/dashboard/manage-books': { title: 'Manage Books', hidden: true },
  '/dashboard/orders': { title: 'Orders', hidden: true },
  '/dashboard/deliveries': { title: 'Deliveries', hidden: true },
  '/dashboard/outbox': { title: 'Outbox', hidden: true },
  '/dashboard/activity': { title: 'Activity', hidden: true },
  '/dashboard/settings': { title: 'Settings', hidden: true },
};

export const BOOK_PAGE = '/books/:id';

/** Dashboard pages with an id in their path; only admins may know whether it exists. */
export const DASHBOARD_PATTERNS = ['/dashboard/edit-book/:id', '/dashboard/orders/:id'];

/** The pages in the sitemap, besides the books. */
export const PUBLIC_PATHS: readonly string[] = Object.entries(KNOWN_PAGES)
  .filter(([, { hidden }]) => !hidden)
  .map(([path]) => path);

export const HIDDEN_PATHS: readonly string[] = Object.entries(KNOWN_PAGES)
  .filter(([, { hidden }]) => hidden)
  .map(([path]) => path);

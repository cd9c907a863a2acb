import type { PAGES } from '../addresses/pages.ts';

/** Titles that differ in shops that need not follow the specification literally. */
export const REFINED_HEADS = {
  login: { title: 'Sign in' },
  cart: { title: 'Your cart' },
  orders: { title: 'Your orders' },
  userDashboard: { title: 'Overview' },
  adminLogin: { title: 'Sign in to the dashboard' },
  addBook: { title: 'Add a book' },
  manageBooks: { title: 'Manage books' },
} as const satisfies { readonly [Name in keyof typeof PAGES]?: { title: string } };

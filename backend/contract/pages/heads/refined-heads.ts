import type { PAGES } from '../addresses/pages.ts';

/** The titles of pages in shops that need not follow the specification to the letter, where they differ. */
export const REFINED_HEADS = {
  login: { title: 'Sign in' },
  cart: { title: 'Your cart' },
  orders: { title: 'Your orders' },
  userDashboard: { title: 'Overview' },
  adminLogin: { title: 'Sign in to the dashboard' },
  addBook: { title: 'Add a book' },
  manageBooks: { title: 'Manage books' },
} as const satisfies { readonly [Name in keyof typeof PAGES]?: { title: string } };

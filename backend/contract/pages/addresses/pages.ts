import type { PageEntry } from './page-entry.ts';
import { SHOP_PAGES } from './shop-pages.ts';

/**
 * Every page of the shop. The server replies 404 to any other URL. The title of a page with an id in its URL
 * depends on its content.
 */
export const PAGES = {
  ...SHOP_PAGES,
  adminLink: { pattern: '/admin/link', title: 'Access to the dashboard', hidden: true },
  forgottenPassword: {
    pattern: '/admin/forgotten-password',
    title: 'Forgotten password',
    hidden: true,
  },
  addBook: { pattern: '/dashboard/add-new-book', title: 'Add New Book', hidden: true },
  editBook: { pattern: '/dashboard/edit-book/:id', hidden: true },
  manageBooks: { pattern: '/dashboard/manage-books', title: 'Manage Books', hidden: true },
  bin: { pattern: '/dashboard/manage-books/bin', title: 'Deleted books', hidden: true },
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
  giftCards: { pattern: '/dashboard/gift-cards', title: 'Gift cards', hidden: true },
  giftCard: { pattern: '/dashboard/gift-cards/:id', title: 'Gift card', hidden: true },
  withdrawals: { pattern: '/dashboard/withdrawals', title: 'Withdrawals', hidden: true },
  discountCodes: { pattern: '/dashboard/discount-codes', title: 'Discount codes', hidden: true },
  addDiscountCode: {
    pattern: '/dashboard/add-discount-code',
    title: 'Make a discount code',
    hidden: true,
  },
  editDiscountCode: { pattern: '/dashboard/discount-codes/:id', hidden: true },
  returns: { pattern: '/dashboard/returns', title: 'Returns', hidden: true },
  payments: { pattern: '/dashboard/payments', title: 'Payments', hidden: true },
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
  paymentSettings: { pattern: '/dashboard/settings/payments', title: 'Payments', hidden: true },
  taxSettings: { pattern: '/dashboard/settings/tax', title: 'Tax and invoices', hidden: true },
  lawSettings: { pattern: '/dashboard/settings/law', title: 'Law', hidden: true },
  genresSettings: { pattern: '/dashboard/settings/genres', title: 'Genres', hidden: true },
  pageTexts: { pattern: '/dashboard/settings/pages', title: 'Pages', hidden: true },
  pageText: { pattern: '/dashboard/settings/pages/:id', hidden: true },
  profileSettings: { pattern: '/dashboard/settings/profile', title: 'Your profile', hidden: true },
  peopleSettings: { pattern: '/dashboard/settings/people', title: 'People', hidden: true },
  backupsSettings: { pattern: '/dashboard/settings/backups', title: 'Backups', hidden: true },
  securitySettings: { pattern: '/dashboard/settings/security', title: 'Security', hidden: true },
} as const satisfies Record<string, PageEntry>;

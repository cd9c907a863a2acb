import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

const copies = (count: number) => counted(count, 'copy', 'copies');

/** Of the first page: what has to be done, and how the shop is doing. */
export const overviewTexts = area('dashboard/reports/overview', {
  now: {
    toDo: 'To do now',
    failed: 'The orders could not be loaded. They are tried again every few seconds.',
    newest: 'Newest orders',
    allOrders: 'All orders',
    noOrders: 'No orders yet. The first one will appear here.',
    /** Each stands behind a number of orders, or of books. */
    toConfirm: 'to confirm',
    toPack: 'to pack',
    toSendOut: 'to send out',
    toDeliver: 'to deliver',
    toPickUp: 'ready for pick-up',
    awaitingPayment: 'waiting for payment',
    unconfirmed: 'not confirmed',
    lowStock: 'low on stock',
  },
  failed: 'The figures could not be loaded. Your books and orders are safe.',
  outdated: 'These figures could not be refreshed.',
  backup: {
    failing: (since: string): string => `Backups have been failing since ${since}.`,
    last: (made: string): string => `The last good one is from ${made}.`,
    none: 'There is none yet.',
    advice:
      'The server’s log says why: ask whoever runs it. The shop tries again every few minutes.',
  },
  clock: {
    title: 'The server’s clock has jumped, or the shop was off.',
    text: (from: string, to: string, hours: number): string =>
      `It went from ${from} to ${to}. In case it is wrong, the shop erases no personal data, cancels no unpaid orders and gives up no mails until it has run for ${counted(hours, 'more hour')}. If the second time was right, you need not wait.`,
    isRight: 'The clock is right',
    confirmed: 'Deadlines count again.',
  },
  stock: {
    title: 'The stock of some books differs from their stock log.',
    loading: 'Loading books…',
    failed: 'The books could not be loaded.',
    advice:
      'This can happen when the database was interrupted. The stock log is usually right, because it follows the orders. If you are not sure, count the copies and enter them on the page of the book.',
    differs: (book: string, stock: number, logged: number): string =>
      `${book}: ${copies(stock)}, but ${copies(logged)} by its stock log.`,
    setTo: (logged: number): string => `Set to ${copies(logged)}`,
    setting: 'Setting…',
    /** For screen readers, behind the button's text. */
    of: (title: string): string => ` of ${title}`,
    set: (title: string, logged: number): string => `${title} has ${copies(logged)} now.`,
  },
  tasks: {
    title: 'Some background work is failing.',
    failing: (task: string, since: string): string => `${task}: failing since ${since}.`,
    setAside: (task: string, documents: string, since: string): string =>
      `${task}: ${documents} set aside since ${since}.`,
    advice:
      'Everything else goes on, and the shop tries these again at least every hour. The server’s log says which they are and why: ask whoever runs it to repair them.',
    names: {
      figures: 'Figures',
      'customer-figures': 'Customers',
      'best-sellers': 'Best sellers',
      'unconfirmed-orders': 'Unconfirmed orders',
      deliveries: 'Deliveries',
      payments: 'Payments',
      'payment-comparison': 'Comparing payments with Stripe',
      'order-mails': 'Mails about orders',
      'gift-card-mails': 'Mails with gift cards',
      'book-mails': 'Mails about books',
      'low-stock-mails': 'Mails about low stock',
      'sending-mails': 'Sending mails',
      imports: 'Imports',
      'import-undos': 'Forgetting what imports have changed',
      'book-changes': 'Changes of many books',
      bin: 'Emptying the bin',
      covers: 'Copying covers',
      'stock-log': 'Comparing stock with the stock log',
      backups: 'Backups',
      restores: 'Restoring a backup',
      'personal-data': 'Personal data in old orders',
      problems: 'Logging',
      clock: 'Watching the clock',
    },
    /** What a task sets aside. */
    documents: {
      day: (count: number): string => counted(count, 'day'),
      customer: (count: number): string => counted(count, 'customer'),
      book: (count: number): string => counted(count, 'book'),
      order: (count: number): string => counted(count, 'order'),
      giftCard: (count: number): string => counted(count, 'gift card'),
      mail: (count: number): string => counted(count, 'mail'),
      import: (count: number): string => counted(count, 'import'),
      change: (count: number): string => counted(count, 'change'),
      backup: (count: number): string => counted(count, 'backup'),
      restore: (count: number): string => counted(count, 'restore'),
      picture: (count: number): string => counted(count, 'picture'),
      document: (count: number): string => counted(count, 'document'),
    },
  },
  ordersLeft: {
    /** For screen readers, behind the number of them. */
    see: ' orders left, see them',
    cash: (amount: string): string => `${amount} in cash to collect`,
  },
  visits: 'counted without cookies, bots excluded',
  revenue: {
    none: (year: number): string =>
      `Nothing was sold in ${year} yet, so there is no revenue to show.`,
    inYear: (amount: string, year: number): string => `${amount} in ${year}`,
    caption: (title: string, year: number): string => `${title} in ${year}`,
    year: 'Year',
    month: 'Month',
  },
  genres: {
    none: 'No books have been sold yet. Sales will appear here with the first order.',
    genre: 'Category',
    share: 'Share',
    sales: 'Sales',
    books: (count: number): string => counted(count, 'book'),
  },
  customers: {
    none: 'No customers yet. They will appear here with their first order.',
    orders: (count: number): string => counted(count, 'order'),
  },
});

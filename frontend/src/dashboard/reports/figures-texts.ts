import { counted, formatCount } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

const orders = (count: number) => counted(count, 'order');

/** Of the figures of some days. */
export const figuresTexts = area('dashboard/reports/figures', {
  failed: 'The figures could not be loaded.',
  range: {
    days: 'Days',
    lastDays: (days: number): string => `${days} days`,
    from: 'From',
    to: 'To',
    show: 'Show',
  },
  csv: 'CSV',
  /** For screen readers: what a file has. */
  asCsv: (title: string): string => `${title} as CSV`,
  byDayAsCsv: (title: string): string => `${title}, by day, as CSV`,
  taxes: 'Taxes by month, country and rate:',
  taxesAsCsv: 'Taxes as CSV',
  papers: 'Journal of invoices and credit notes:',
  papersAsCsv: 'Journal of invoices and credit notes as CSV',
  asTable: 'As a table',
  sums: {
    revenue: (placed: number): string =>
      `${orders(placed)} placed; cancelled and refused ones do not count, delivery does`,
    toCollect: 'the part of this revenue that is not delivered yet',
    collected: (delivered: number): string =>
      `${orders(delivered)} delivered on these days, whenever placed`,
    noneEnded: 'nothing was delivered or refused on these days',
    refused: (refused: number, ended: number): string =>
      `${formatCount(refused)} refused of ${orders(ended)} at the door`,
  },
  revenue: 'Revenue',
  noRevenue: 'Nothing was sold on these days, so there is no revenue to show.',
  cashToCollect: 'Cash to collect',
  cashCollected: 'Cash collected',
  noCash: 'No orders were delivered on these days, so no cash was collected.',
  handedOver: 'Delivered and refused',
  delivered: 'Delivered',
  refused: 'Refused',
  refusedRate: 'Refused rate',
  noneHandedOver: 'No orders were delivered or refused on these days.',
  payments: {
    title: 'Payments',
    asCsv: 'Each payment and refund as CSV',
    none: 'No money came in or went back on these days.',
    all: 'All',
    allButGiftCards: 'All but gift cards',
    way: 'Way',
    paid: 'Paid',
    refunded: 'Given back',
    unpaid: 'Unpaid',
    note: 'Money counts on the day it came or went back, in the shop’s time zone. Unpaid is what is still to come for the orders placed on these days.',
    giftCards: 'What a gift card pays is no new money: that came when the card was sold.',
  },
  best: {
    byGenre: 'By genre',
    genre: 'Genre',
    topBooks: 'Top books',
    book: 'Book',
    topAuthors: 'Top authors',
    author: 'Author',
    copies: 'Copies',
    sales: 'Sales',
    none: 'No books were sold on these days. Choose a longer range to see more.',
    noAuthors: 'No book that was sold on these days has an author.',
  },
  /** With the shop's time zone, or without one. */
  note: (inTimeZone: boolean): string =>
    `Days begin at midnight ${inTimeZone ? 'in the shop’s time zone' : 'UTC'}. Revenue counts an order on the day it was placed, with its delivery fee; cash counts it on the day it was delivered, and the refused rate on the day of its last move. Sales of books, authors and genres are the books alone.`,
  /** What the files are called, without their days. */
  files: {
    days: 'days',
    books: 'books',
    authors: 'authors',
    genres: 'genres',
    taxes: 'taxes',
    papers: 'papers',
    payments: 'payments',
  },
});

import { ORDER_MATCHES_MAX } from '@book-store/contract/orders/order/orders';
import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

const orders = (count: number) => counted(count, 'order');

/** Of the list of orders. */
export const ordersTexts = area('dashboard/orders', {
  title: 'Orders',
  /** The server stops counting the matches of a search or a period at a limit. */
  count: (total: number, isNarrowed: boolean): string =>
    isNarrowed && total >= ORDER_MATCHES_MAX
      ? `${ORDER_MATCHES_MAX} orders or more`
      : orders(total),
  returns: 'Returns',
  waitingReturns: (count: number): string => `Returns (${count})`,
  deliveryList: 'Delivery list',
  withdrawals: 'Withdrawals',
  payments: 'Payments',
  giftCards: 'Gift cards',
  exportCsv: 'Export CSV',
  tools: 'Search, other lists and export',
  newOrder: 'New order',
  search: 'Search orders',
  searchPlaceholder: 'Name, city, book, phone or number',
  more: 'More lists',
  pickUps: 'Pick-ups',
  waits: {
    label: 'Waiting for',
    none: 'Waiting for anything',
    names: {
      'pre-orders': 'Books not in stock',
      'to-send': 'Sending out',
      'to-collect': 'Being collected',
      'on-the-way': 'Delivery',
      'cash-to-collect': 'Cash on delivery',
    },
  },
  placed: 'Placed',
  anyTime: 'Any time',
  periods: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days' },
  payment: 'Way to pay',
  anyPayment: 'All ways to pay',
  paymentState: 'State of the payment',
  anyPaymentState: 'Paid or not',
  byStatus: 'Orders by status',
  all: 'All orders',
  failed: 'The orders could not be loaded.',
  none: 'No orders yet.',
  noneFound: 'No matching orders.',
  showAll: 'Show all orders',
  table: {
    chosen: 'Chosen',
    choose: (number: string): string => `Choose order ${number}`,
    order: 'Order',
    date: 'Date',
    name: 'Name',
    notes: (count: number): string => counted(count, 'note'),
    city: 'City',
    giftCard: 'Gift card',
    pickUp: 'Pick-up',
    total: 'Total',
    status: 'Status',
    nextStep: 'Next step',
  },
  /** Of what is done with several orders. */
  chosen: {
    all: 'Select all on this page',
    count: (count: number): string => `${count} chosen`,
    moved: (count: number): string => `${orders(count)} moved.`,
    undo: 'Undo',
    move: (count: number): string => `Move ${orders(count)} to the next step`,
    moveTo: (step: string, count: number): string => `${step}: ${orders(count)}`,
    wasMoved: (count: number): string => `${orders(count)} moved`,
    wasMovedBack: (count: number): string => `${orders(count)} moved back`,
    refused: (done: string, count: number, reasons: string): string =>
      `${done}, ${count} not. ${reasons}`,
    tracking: 'Tracking numbers (optional)',
  },
  slips: {
    print: 'Print slips',
    none: 'There are no such orders.',
    tooMany: (count: number, most: number): string =>
      `These are ${count} orders. Please print at most ${most} at once.`,
    chosen: (count: number): string =>
      count === 1 ? 'The chosen order' : `The ${count} chosen orders`,
    toPack: 'All orders to pack',
    ofToday: 'All open orders of today',
  },
});

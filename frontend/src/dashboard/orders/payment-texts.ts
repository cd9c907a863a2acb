import { ORDER_MATCHES_MAX } from '@book-store/contract/orders/order/orders';
import type { BankRow } from '@book-store/contract/orders/payments/admin-payments.schemas';
import type { PaymentList } from '@book-store/contract/settings/payment/payment';
import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

const lists: Readonly<Record<PaymentList, string>> = {
  waiting: 'Waiting for payment',
  overdue: 'Overdue',
  invoices: 'Open invoices',
  owed: 'To give back',
  unexplained: 'Refunded at Stripe',
  disputed: 'Disputed',
};

const kinds: Readonly<Record<BankRow['kind'], string>> = {
  matches: 'Pays this order',
  'by-name': 'Sum and name of this order',
  'wrong-sum': 'Not the open sum',
  paid: 'Nothing is left to pay',
  ended: 'This order has ended',
  counted: 'Counted before',
  foreign: 'In another currency; please mark the order as paid by hand',
  unknown: 'No order found',
};

/** Of payments and refunds: on the page of an order, and on their own. */
export const paymentTexts = area('dashboard/orders/payments', {
  giftCard: (card: string): string => `Gift card ${card}`,
  backOnCard: 'Back on the gift card',
  toPay: 'To pay',
  paid: 'Paid',
  givenBack: 'Given back',
  refunds: 'Refunds',
  refundFailed: (sum: string): string =>
    `${sum}: Stripe refused this refund. See why at Stripe, or give the money back in another way.`,
  refundOpen: (sum: string): string =>
    `${sum}: on its way; Stripe is asked again until it answers.`,
  events: 'What happened to the payment',
  fromFile: 'from the bank’s file',
  booksReturned: 'Books returned',
  ask: 'Ask Stripe',
  neverThere: 'The customer has not been at Stripe',
  uncounted: (sum: string): string => `Stripe has ${sum}, which the shop does not count`,
  same: 'Stripe says the same',
  takenOver: 'Taken over from Stripe',
  markPaid: {
    title: (sum: string): string => `Have you got ${sum}?`,
    means: (number: string, name: string): string =>
      `Order ${number} of ${name} is marked as paid.`,
    yes: 'Mark as paid',
    no: 'Not yet',
    done: (number: string): string => `${number} is paid`,
  },
  refund: {
    title: 'Give money back',
    ofReturn: 'Refund the return',
    amount: 'Give back',
    amountNoted: 'Note as given back',
    atMost: (sum: string): string => `At most ${sum}.`,
    booksCost: (sum: string, most: string): string =>
      `The books cost ${sum}. Enter less for damaged copies, or more for the delivery; at most ${most}.`,
    of: 'For',
    ofHint:
      'The tax follows, and with an invoice a credit note. What was paid too much goes back first.',
    goodwill: 'All of it, as a goodwill gesture',
    delivery: 'The delivery',
    reason: 'Reason',
    button: 'Refund',
    give: 'Give it back',
    note: 'Note it',
    giveTitle: (sum: string): string => `Give ${sum} back?`,
    noteTitle: (sum: string): string => `Have you given ${sum} back?`,
    byStripe: (number: string): string =>
      `Stripe sends it to the customer of order ${number}. This cannot be undone.`,
    noted: (number: string): string =>
      `It is noted with order ${number}. The shop itself sends no money.`,
    notedForReturn: (number: string): string =>
      `It is noted with order ${number}; what is still to be paid of it becomes lower. The shop itself sends no money.`,
    atStripe: (sum: string): string =>
      `${sum} went back at Stripe itself. Say what it was for, so that tax and invoice follow.`,
    explain: 'Say what it was for',
    amountAtStripe: 'Of what went back',
    explainTitle: (sum: string): string => `Note what ${sum} were for?`,
    explained: (number: string): string =>
      `It is noted with order ${number}: the tax becomes lower, and an invoice gets a credit note. No more money goes back.`,
    onItsWay: 'The money is on its way back',
    isNoted: 'Noted',
  },
  list: {
    title: 'Payments',
    /** The server stops counting at a limit. */
    count: (orders: number): string =>
      orders < ORDER_MATCHES_MAX ? counted(orders, 'order') : `${ORDER_MATCHES_MAX} orders or more`,
    giftCards: 'Gift cards',
    ways: 'Ways to pay',
    byTask: 'Payments by what is to be done',
    lists,
    failed: 'The payments could not be loaded.',
    none: 'Nothing here.',
    /** What stands below the number of an order. */
    about: (method: string, time: string): string => `${method}, placed on ${time}`,
    /** What stands below a sum. */
    sums: (state: string, paid: string | undefined, refunded: string | undefined): string =>
      `${state}${paid ? `, ${paid} paid` : ''}${refunded ? `, ${refunded} given back` : ''}`,
  },
  bank: {
    title: 'From your bank’s file',
    choose: 'Choose a CSV file',
    chooseAnother: 'Choose another file',
    about:
      'The shop finds orders by their number, that of their invoice, or name and sum. Nothing is stored until you confirm it.',
    reading: 'Reading the file…',
    nothing: 'No money came in, as far as this file says.',
    notCounted: 'Not counted',
    rows: 'Rows of the file',
    kinds,
    open: (sum: string): string => `open: ${sum}`,
    assign: {
      open: 'Assign to an order',
      ofRow: (text: string): string => `for ${text}`,
      search: 'Find an order that is not paid yet',
      placeholder: 'Name or number',
      found: 'Orders that are not paid yet',
      none: 'No such order waits for a transfer.',
      close: 'Do not assign',
    },
    book: (rows: number): string => `Mark ${counted(rows, 'row')} as paid`,
    booked: (orders: number): string => `${counted(orders, 'order')} marked as paid`,
    bookedInPart: (orders: number): string => `${counted(orders, 'order')} marked as paid in part`,
  },
  stripe: {
    title: 'Compared with Stripe',
    compared: (orders: number, time: string): string =>
      `${counted(orders, 'order')} of the last 30 days, on ${time}`,
    result: (differences: number): string =>
      differences === 0 ? ': all the same' : `: ${counted(differences, 'difference')}`,
    uncounted:
      'Stripe also has payments that the shop cannot match to an order. If they do not belong to another program of yours, please look them up at Stripe and refund them there.',
    notCounted: 'Not counted',
    why: {
      page: 'The payment page was not created by this shop.',
      money: "The amount is not in the shop's currency, or it is negative.",
    },
    names: (order: string): string => ` It names ${order}.`,
    differences: 'Differences',
    here: (sums: string): string => `Here: ${sums}`,
    there: (sums: string): string => `At Stripe: ${sums}`,
    nothing: 'nothing',
    paid: (sum: string): string => `${sum} paid`,
    givenBack: (sum: string): string => `${sum} given back`,
    disputed: 'disputed',
    ofWhichUncounted: (sum: string): string => `${sum} not counted`,
  },
});

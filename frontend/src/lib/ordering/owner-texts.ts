import type { OrderStatus } from '@book-store/contract/orders/order/order-status';
import type {
  CopyState,
  ReturnReason,
  ReturnState,
} from '@book-store/contract/orders/returns/returns';
import type {
  PaymentEventKind,
  PaymentMethod,
  PaymentState,
} from '@book-store/contract/settings/payment/payment';
import { area } from '../wording/storefront-texts.ts';
import { orderingTexts } from './texts.ts';

/** Like the customers' names, except where those address the customer. */
const statuses: Readonly<Record<OrderStatus, string>> = {
  ...orderingTexts.english.statuses,
  unconfirmed: 'Not confirmed',
};

const methods: Readonly<Record<PaymentMethod, string>> = {
  'cash-on-delivery': 'Cash on delivery',
  'at-pick-up': 'Cash at the pick-up',
  transfer: 'Transfer in advance',
  invoice: 'Invoice',
  stripe: 'Card or wallet, by Stripe',
  'gift-card': 'Gift card',
};

const states: Readonly<Record<PaymentState, string>> = {
  open: 'Not paid yet',
  pending: 'Being paid',
  paid: 'Paid',
  'partly-refunded': 'Given back in part',
  refunded: 'Given back',
  expired: 'Not paid',
  failed: 'Failed',
  disputed: 'Disputed',
};

const events: Readonly<Record<PaymentEventKind, string>> = {
  started: 'Went to Stripe',
  processing: 'Paid; the money takes days',
  paid: 'Paid',
  unpaid: 'Not paid after all',
  reminded: 'Reminded',
  expired: 'Ended unpaid',
  failed: 'Failed',
  reopened: 'To be paid again',
  'due-changed': 'Costs another sum',
  'refund-asked': 'Refund asked for',
  'refund-failed': 'Refund failed',
  refunded: 'Given back',
  'refund-returned': 'Refund came back',
  disputed: 'Disputed by the customer’s bank',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
  'gift-card-used': 'Paid with the gift card',
  'gift-card-returned': 'Given back to the gift card',
};

const returnStates: Readonly<Record<ReturnState, string>> = {
  asked: 'Asked for',
  'on-its-way': 'On its way',
  received: 'Received',
  refunded: 'Refunded',
  refused: 'Refused',
};

const returnReasons: Readonly<Record<ReturnReason, string>> = {
  'no-longer-wanted': 'No longer wanted',
  damaged: 'Arrived damaged',
  'wrong-book': 'Not the book that was ordered',
  'not-as-described': 'Not as described',
  other: 'Another reason',
};

const copyStates: Readonly<Record<CopyState, string>> = {
  'as-new': 'As new',
  used: 'Used',
  damaged: 'Damaged',
};

/** The owner's names of what happens to orders. */
export const ownerOrderingTexts = area('dashboard/ordering', {
  statuses,
  /** Of a cash order, which is paid once it is delivered. */
  deliveredForCash: 'Delivered, cash collected',
  pickedUp: 'Picked up',
  pickedUpForCash: 'Picked up, cash collected',
  methods,
  states,
  events,
  returnStates,
  returnReasons,
  copyStates,
});

import { shopPlace } from '../../place.ts';
import type { WayKind } from '../delivery/delivery.ts';
import { nextCharge, smallestCharge } from './stripe-amounts.ts';

export const PAYMENT_METHODS = [
  'cash-on-delivery',
  'at-pick-up',
  'transfer',
  'invoice',
  'stripe',
] as const;
export type OfferedMethod = (typeof PAYMENT_METHODS)[number];

export const ORDER_PAYMENT_METHODS = [...PAYMENT_METHODS, 'gift-card'] as const;
export type PaymentMethod = (typeof ORDER_PAYMENT_METHODS)[number];

/** `open`: not paid yet. `pending`: in progress at Stripe. `expired` and `failed`: ended without money. */
export const PAYMENT_STATES = [
  'open',
  'pending',
  'paid',
  'partly-refunded',
  'refunded',
  'expired',
  'failed',
  'disputed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * The filters of the payments list: `waiting` for payment, transfers and invoices that are overdue, unpaid invoices,
 * refunds owed, refunds made at Stripe itself that nobody has said the reason of, disputes.
 */
export const PAYMENT_LISTS = [
  'waiting',
  'overdue',
  'invoices',
  'owed',
  'unexplained',
  'disputed',
] as const;
export type PaymentList = (typeof PAYMENT_LISTS)[number];

/** `refund-returned`: the customer's bank sent a refund back. `unpaid`: an admin undoes marking cash as collected. */
export const PAYMENT_EVENTS = [
  'started',
  'processing',
  'paid',
  'unpaid',
  'reminded',
  'expired',
  'failed',
  'reopened',
  'due-changed',
  'refund-asked',
  'refund-failed',
  'refunded',
  'refund-returned',
  'disputed',
  'dispute-won',
  'dispute-lost',
  'gift-card-used',
  'gift-card-returned',
] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENTS)[number];

/** In order: received, marked by mistake, refunded, refund failed, charged back. */
export const MONEY_MOVES = [
  'paid',
  'taken-back',
  'refunded',
  'refund-returned',
  'dispute-lost',
] as const;
export type MoneyMoveKind = (typeof MONEY_MOVES)[number];

/** A payment method that the owner offers. */
export type PaymentWay = {
  method: OfferedMethod;
  /** ISO 3166 alpha-2 codes; empty means everywhere. */
  countries: string[];
  /** The range of totals (books and delivery) it is offered for, and its fee. */
  smallest?: number | undefined;
  largest?: number | undefined;
  fee?: number | undefined;
};

/** The default until the owner sets payment methods: cash on delivery or pick-up. */
export const DEFAULT_PAYMENT_WAYS: readonly PaymentWay[] = [
  { method: 'cash-on-delivery', countries: [] },
  { method: 'at-pick-up', countries: [] },
];

export const REMINDER_DAYS = 5;
export const PAYMENT_DAYS = 14;
export const PAYMENT_DAYS_MAX = 90;
export const ACCOUNT_NAME_MAX = 70;
export const ACCOUNT_DETAILS_MAX = 300;
export const UPI_MAX = 100;

/** How long a Stripe checkout stays open. Stripe requires at least 30 minutes. */
export const CHECKOUT_MINUTES = 35;

/** Why a Stripe payment is not counted: the shop did not create the checkout, or the money is not the shop's. */
export const UNCOUNTED_REASONS = ['page', 'money'] as const;

/** What the price of is lowered by a refund that is no return: a book, the delivery, or all as a goodwill gesture. */
export const REDUCTIONS = ['goodwill', 'delivery', 'book'] as const;
export type ReductionOf = (typeof REDUCTIONS)[number];

export const REFUND_REASON_MAX = 200;
/** The reason that the shop stores with the refund of a return; screens say it in their own language. */
export const RETURN_REFUND_REASON = 'Books returned';
export const PAYMENT_REFERENCE_MAX = 100;

/** Limits of an imported bank statement. */
export const BANK_ROWS_MAX = 1000;
export const BANK_FILE_MAX_BYTES = 1_000_000;

/** Whether the customer pays when receiving the books. */
export const isCash = (method: PaymentMethod): boolean =>
  method === 'cash-on-delivery' || method === 'at-pick-up';

/** Whether the customer pays by bank transfer, in advance or on invoice. */
export const isByTransfer = (method: PaymentMethod): boolean =>
  method === 'transfer' || method === 'invoice';

type Payable = {
  totalPrice: number;
  payment?: { method: PaymentMethod; due: number } | undefined;
};

/** Returns the cash to collect for an order. */
export const cashFor = ({ totalPrice, payment }: Payable): number => {
  if (!payment) return totalPrice;
  return isCash(payment.method) ? payment.due : 0;
};

/** Methods where the shop waits for the money before it packs. */
export const PREPAID_METHODS = ['transfer', 'stripe'] as const satisfies OfferedMethod[];
export type PrepaidMethod = (typeof PREPAID_METHODS)[number];

export const isPrepaid = (method: PaymentMethod): method is PrepaidMethod =>
  PREPAID_METHODS.some((prepaid) => prepaid === method);

/**
 * An order to be paid: its kind of delivery, destination and total. `restFor` returns the amount
 * due with a fee, less gift cards.
 */
export type ToPay = {
  kind?: WayKind | undefined;
  /** Absent for pick-up; `countryCode` is absent if unknown. */
  to?: { countryCode?: string | undefined } | undefined;
  sum: number;
  restFor?: ((fee: number) => number) | undefined;
};

/**
 * Why an order cannot be paid by an offered method: its country, the owner's limits, or an amount
 * that Stripe does not charge; `charge` is the next one that it does. `rest` and `charge` are in
 * minor units.
 */
export type UnavailableReason =
  | { why: 'country' }
  | { why: 'below' | 'above'; limit: number }
  | { why: 'too-little' | 'not-exact'; rest: number; charge: number };

/** Returns the methods that fit an order, in the owner's order. */
export const offeredWays = (ways: readonly PaymentWay[], order: ToPay): PaymentWay[] =>
  waysOf(ways, order).filter((way) => !unavailableReason(way, order));

/** Returns the methods for a kind of delivery, in the owner's order. */
export const waysOf = (ways: readonly PaymentWay[], { kind }: Pick<ToPay, 'kind'>): PaymentWay[] =>
  ways.filter(({ method }) => method !== (kind === 'pick-up' ? 'cash-on-delivery' : 'at-pick-up'));

/** Returns undefined if the order can be paid this way. */
export function unavailableReason(
  { method, countries, smallest = 0, largest = Number.POSITIVE_INFINITY, fee = 0 }: PaymentWay,
  { to, sum, restFor }: ToPay,
): UnavailableReason | undefined {
  // Pick-up has no address, so it fits every country.
  const isForCountry =
    countries.length === 0 || to === undefined || countries.includes(to.countryCode ?? '');
  if (!isForCountry) return { why: 'country' };
  if (sum < smallest) return { why: 'below', limit: smallest };
  if (sum > largest) return { why: 'above', limit: largest };
  return method === 'stripe' && restFor ? unchargeableReason(restFor(fee)) : undefined;
}

/** Returns undefined if Stripe can charge the amount due. */
export function unchargeableReason(rest: number): UnavailableReason | undefined {
  const { currency } = shopPlace();
  const charge = nextCharge(rest, currency);
  if (charge === rest) return undefined;
  return { why: rest < smallestCharge(currency) ? 'too-little' : 'not-exact', rest, charge };
}

/** The longest validity of gift cards that the owner can choose. */
export const GIFT_CARD_MONTHS_MAX = 120;

import { shopPlace } from '../../place.ts';
import type { WayKind } from '../delivery/delivery.ts';
import { nextCharge, smallestCharge } from './stripe-amounts.ts';

/** The ways to pay that a shop may offer, each once. */
export const PAYMENT_METHODS = [
  'cash-on-delivery',
  'at-pick-up',
  'transfer',
  'invoice',
  'stripe',
] as const;
export type OfferedMethod = (typeof PAYMENT_METHODS)[number];

/** How an order can be paid: in one of these ways, or by a gift card alone. */
export const ORDER_PAYMENT_METHODS = [...PAYMENT_METHODS, 'gift-card'] as const;
export type PaymentMethod = (typeof ORDER_PAYMENT_METHODS)[number];

/**
 * How far a payment is: `open` is still to be paid; `pending` is under way at Stripe; `expired` and `failed` ended
 * without money.
 */
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
 * What a list of payments shows: orders that wait for their payment, invoices that are not paid yet, money to be given
 * back, disputes.
 */
export const PAYMENT_LISTS = ['waiting', 'invoices', 'owed', 'disputed'] as const;
export type PaymentList = (typeof PAYMENT_LISTS)[number];

/**
 * What can happen to a payment; `refund-returned` is a refund that the customer's bank has sent back; `unpaid` takes back cash that an admin had marked as collected by mistake.
 */
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

/**
 * How money moves: it comes, an admin has marked it by mistake, it goes back, a refund fails and comes back, a
 * customer's bank takes it back.
 */
export const MONEY_MOVES = [
  'paid',
  'taken-back',
  'refunded',
  'refund-returned',
  'dispute-lost',
] as const;
export type MoneyMoveKind = (typeof MONEY_MOVES)[number];

/** A way to pay that the owner offers. */
export type PaymentWay = {
  method: OfferedMethod;
  /** ISO 3166, two letters; none: everywhere. */
  countries: string[];
  /** The sums of books and delivery that it is offered for, and what it costs. */
  smallest?: number | undefined;
  largest?: number | undefined;
  fee?: number | undefined;
};

/** What a shop offers whose owner has set nothing: cash, wherever the books change hands. */
export const DEFAULT_PAYMENT_WAYS: readonly PaymentWay[] = [
  { method: 'cash-on-delivery', countries: [] },
  { method: 'at-pick-up', countries: [] },
];

/** Limits of what the owner sets about payment. */
export const REMINDER_DAYS = 5;
export const PAYMENT_DAYS = 14;
export const PAYMENT_DAYS_MAX = 90;
export const ACCOUNT_NAME_MAX = 70;
export const ACCOUNT_DETAILS_MAX = 300;
export const UPI_MAX = 100;

/** For how long a customer may pay at Stripe, in minutes. Stripe allows 30 at least. */
export const CHECKOUT_MINUTES = 35;

/** Why the shop does not count money at Stripe: it is on a page that the shop has not made, or is not its money. */
export const UNCOUNTED_REASONS = ['page', 'money'] as const;

export const REFUND_REASON_MAX = 200;
export const PAYMENT_REFERENCE_MAX = 100;

/** The most rows of a bank's file, and the largest such file. */
export const BANK_ROWS_MAX = 1000;
export const BANK_FILE_MAX_BYTES = 1_000_000;

/** Returns whether money changes hands with the books. */
export const isCash = (method: PaymentMethod): boolean =>
  method === 'cash-on-delivery' || method === 'at-pick-up';

/** Returns whether a customer transfers the money: before the books are sent, or for an invoice. */
export const isByTransfer = (method: PaymentMethod): boolean =>
  method === 'transfer' || method === 'invoice';

/** An order as its views have it. */
type Payable = {
  totalPrice: number;
  payment?: { method: PaymentMethod; due: number } | undefined;
};

/** Returns the cash that changes hands with the books of an order. */
export const cashFor = ({ totalPrice, payment }: Payable): number => {
  if (!payment) return totalPrice;
  return isCash(payment.method) ? payment.due : 0;
};

/** The ways to pay of which the money comes before anybody packs an order. */
export const PREPAID_METHODS = ['transfer', 'stripe'] as const satisfies OfferedMethod[];
export type PrepaidMethod = (typeof PREPAID_METHODS)[number];

/** Returns whether an order waits for its money before anybody packs it. */
export const isPrepaid = (method: PaymentMethod): method is PrepaidMethod =>
  PREPAID_METHODS.some((prepaid) => prepaid === method);

/**
 * What an order is that is to be paid: the kind of its delivery, where it goes, its sum; `restFor`
 * returns what is left to pay with a fee, less what a gift card pays.
 */
export type ToPay = {
  kind?: WayKind | undefined;
  /** Absent if it goes nowhere; the code of its country, if that is known. */
  to?: { countryCode?: string | undefined } | undefined;
  sum: number;
  restFor?: ((fee: number) => number) | undefined;
};

/**
 * Why an order cannot be paid in a way that the shop offers: its country, the owner's limits of the sum, or that Stripe
 * does not charge what is left to pay, but `charge` as the next amount. `rest` and `charge` are in minor units.
 */
export type Misfit =
  | { why: 'country' }
  | { why: 'below' | 'above'; limit: number }
  | { why: 'too-little' | 'not-exact'; rest: number; charge: number };

/** Returns the ways on which an order can be paid, in the owner's order. */
export const offeredWays = (ways: readonly PaymentWay[], order: ToPay): PaymentWay[] =>
  waysOf(ways, order).filter((way) => !misfitOf(way, order));

/** Returns the ways that a shop offers for a kind of delivery, in the owner's order. */
export const waysOf = (ways: readonly PaymentWay[], { kind }: Pick<ToPay, 'kind'>): PaymentWay[] =>
  ways.filter(({ method }) => method !== (kind === 'pick-up' ? 'cash-on-delivery' : 'at-pick-up'));

/** Returns why an order cannot be paid in a way; undefined if it can. */
export function misfitOf(
  { method, countries, smallest = 0, largest = Number.POSITIVE_INFINITY, fee = 0 }: PaymentWay,
  { to, sum, restFor }: ToPay,
): Misfit | undefined {
  // What is picked up has no address; whoever comes for it is there.
  const isForCountry =
    countries.length === 0 || to === undefined || countries.includes(to.countryCode ?? '');
  if (!isForCountry) return { why: 'country' };
  if (sum < smallest) return { why: 'below', limit: smallest };
  if (sum > largest) return { why: 'above', limit: largest };
  return method === 'stripe' && restFor ? chargeMisfit(restFor(fee)) : undefined;
}

/** Returns why Stripe cannot charge what is left to pay; undefined if it can. */
export function chargeMisfit(rest: number): Misfit | undefined {
  const { currency } = shopPlace();
  const charge = nextCharge(rest, currency);
  if (charge === rest) return undefined;
  return { why: rest < smallestCharge(currency) ? 'too-little' : 'not-exact', rest, charge };
}

/** The longest time for which the owner can have gift cards hold. */
export const GIFT_CARD_MONTHS_MAX = 120;

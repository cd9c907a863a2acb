import { toCents } from './money.ts';

/** What delivery costs: a fee, and the sum of books from which there is none. In cents. */
export type DeliveryTerms = { deliveryFeeCents: number; freeFromCents?: number | null | undefined };

/** Returns the delivery fee of an order whose books cost `booksCents`, in cents. */
export const deliveryFeeCents = (booksCents: number, terms: DeliveryTerms): number =>
  booksCents >= (terms.freeFromCents ?? Infinity) ? 0 : terms.deliveryFeeCents;

type ShownTerms = { deliveryFee: number; freeFrom?: number | undefined };

/** Converts what visitors learn about delivery, in dollars, to cents. */
export const termsOf = ({ deliveryFee, freeFrom }: ShownTerms): DeliveryTerms => ({
  deliveryFeeCents: toCents(deliveryFee),
  freeFromCents: freeFrom === undefined ? undefined : toCents(freeFrom),
});

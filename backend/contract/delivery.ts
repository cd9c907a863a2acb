/** Limits of what the owner sets about delivery. */
export const DELIVERY_DAYS_MAX = 60;
export const ORDERABLE_DAYS_MAX = 365;
export const DELIVERY_NOTE_MAX = 300;

/** What delivery costs: a fee, and the sum of books from which there is none. In minor units. */
export type DeliveryTerms = { deliveryFee: number; freeFrom?: number | undefined };

/** Returns the delivery fee of an order whose books cost `books`, in minor units. */
export const deliveryFeeOf = (books: number, { deliveryFee, freeFrom }: DeliveryTerms): number =>
  books >= (freeFrom ?? Infinity) ? 0 : deliveryFee;

/** What delivery costs: a fee, and the sum of books from which there is none. In minor units. */
export type DeliveryTerms = { deliveryFee: number; freeFrom?: number | undefined };

/** Returns the delivery fee of an order whose books cost `books`, in minor units. */
export const deliveryFeeOf = (books: number, { deliveryFee, freeFrom }: DeliveryTerms): number =>
  books >= (freeFrom ?? Infinity) ? 0 : deliveryFee;

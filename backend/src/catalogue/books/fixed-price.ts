import { badField } from '../../platform/errors/errors.ts';
import type { StoredBook } from './books.model.ts';

export const FIXED_PRICE_RULE =
  'A book with a fixed price takes no discount: its old price cannot be higher than its price.';

/** Null, in a body, removes a price. */
type Priced = Pick<StoredBook, 'newPriceCents'> & {
  oldPriceCents?: number | null | undefined;
  fixedPrice?: boolean | null | undefined;
};

/** Returns whether a book with a fixed price has a discount, which is not allowed. */
export const isDiscounted = ({ newPriceCents, oldPriceCents, fixedPrice }: Priced): boolean =>
  fixedPrice === true && (oldPriceCents ?? 0) > newPriceCents;

/** Throws `bad-request` for a discount on a fixed price. */
export function refuseDiscount(book: Priced): void {
  if (!isDiscounted(book)) return;
  throw badField('oldPrice', FIXED_PRICE_RULE, 'fixed-price');
}

import { amountOf } from '@book-store/contract/orders/order/orders';
import type { TaxedLine } from '@book-store/contract/settings/tax/tax';

type Copies = { priceCents: number; quantity: number };
type Discounted = Copies & { discountCents?: number | null | undefined };

/** Returns what so many copies of a line's book cost together, in cents. */
export const lineCents = ({ priceCents, quantity }: Copies): number =>
  amountOf({ price: priceCents, quantity });

/** Returns what a line's copies cost together with the discount, in cents. */
export const discountedCents = (line: Discounted): number =>
  lineCents(line) - (line.discountCents ?? 0);

/** Returns what of an order's lines is taxed: what they cost with the discount. */
export const taxedLines = (
  lines: readonly (Discounted & Pick<TaxedLine, 'format'>)[],
): TaxedLine[] => lines.map((line) => ({ format: line.format, amount: discountedCents(line) }));

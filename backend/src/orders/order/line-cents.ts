import { amountOf } from '@book-store/contract/orders/order/orders';
import type { QuoteLine } from '@book-store/contract/orders/quote/quote';

type Copies = { priceCents: number; quantity: number };
type Discounted = Copies & { discountCents?: number | null | undefined };

/** In cents. */
export const lineCents = ({ priceCents, quantity }: Copies): number =>
  amountOf({ price: priceCents, quantity });

/** In cents, less the discount. */
export const discountedCents = (line: Discounted): number =>
  lineCents(line) - (line.discountCents ?? 0);

/** The order's code applies to the line if it has a discount, even of 0. */
export const toQuoteLine = ({
  priceCents: price,
  quantity,
  discountCents,
  format,
}: Discounted & Pick<QuoteLine, 'format'>): QuoteLine => ({
  price,
  quantity,
  format,
  isDiscounted: discountCents != null,
});

/** Adds the code's discounts to the lines that it applies to. */
export const withDiscounts = <Of extends Discounted>(
  lines: readonly Of[],
  discounts: readonly number[],
): Of[] =>
  lines.map((line, at) =>
    line.discountCents == null ? line : { ...line, discountCents: discounts[at] ?? 0 },
  );

import { amountOf } from '@book-store/contract/orders/order/orders';
import type { QuoteLine } from '@book-store/contract/orders/quote/quote';

type Copies = { priceCents: number; quantity: number };
type Discounted = Copies & { discountCents?: number | null | undefined };

/** Returns what so many copies of a line's book cost together, in cents. */
export const lineCents = ({ priceCents, quantity }: Copies): number =>
  amountOf({ price: priceCents, quantity });

/** Returns what a line's copies cost together with the discount, in cents. */
export const discountedCents = (line: Discounted): number =>
  lineCents(line) - (line.discountCents ?? 0);

/** Returns a line as it is priced. Its order's code is for it if it has a discount, even of 0. */
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

/** Returns lines with what their order's code takes off those that it is for. */
export const withDiscounts = <Of extends Discounted>(
  lines: readonly Of[],
  discounts: readonly number[],
): Of[] =>
  lines.map((line, at) =>
    line.discountCents == null ? line : { ...line, discountCents: discounts[at] ?? 0 },
  );

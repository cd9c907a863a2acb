import { taxesOf } from '@book-store/contract/tax';
import { useShopQuery } from '../../api/shop-api.ts';
import { TaxLines } from '../../kit/tax-lines.tsx';
import { taxedLines } from '../../lib/taxes.ts';
import type { CartItem } from './cart-slice.ts';

/** The tax of the books in the cart, at the rates of the shop's own country. */
export function TaxEstimate({ books }: { books: readonly CartItem[] }) {
  const { data: shop } = useShopQuery();
  if (!shop?.tax) return null;
  const order = { lines: taxedLines(books), delivery: 0 };
  const taxes = taxesOf(order, { terms: shop.tax, at: new Date() });
  return (
    <div className="text-fine text-muted empty:hidden">
      <TaxLines taxes={taxes} />
    </div>
  );
}

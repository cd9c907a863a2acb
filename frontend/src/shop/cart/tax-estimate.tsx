import { type TaxedLine, taxesOf } from '@book-store/contract/tax';
import { useShopQuery } from '../../api/shop-api.ts';
import { TaxLines } from '../../kit/tax-lines.tsx';

/** The tax of the books in the cart, at the rates of the shop's own country. */
export function TaxEstimate({ lines }: { lines: readonly TaxedLine[] }) {
  const { data: shop } = useShopQuery();
  if (!shop?.tax) return null;
  const taxes = taxesOf({ lines, delivery: 0 }, { terms: shop.tax, at: new Date() });
  return (
    <div className="text-fine text-muted empty:hidden">
      <TaxLines taxes={taxes} />
    </div>
  );
}

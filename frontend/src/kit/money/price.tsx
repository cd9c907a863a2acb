import type { BookCardView } from '@book-store/contract/catalogue/books/books.schemas';
import { shopPlace } from '@book-store/contract/place';
import { struckPrice } from '@book-store/contract/settings/place/price-rules';
import { formatAmount } from '../../lib/money/amount.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { kitTexts } from '../texts.ts';

export function Price({ amount, className }: { amount: number; className?: string }) {
  return <span className={`tabular-nums ${className ?? ''}`}>{formatAmount(amount)}</span>;
}

type PricePairProps = {
  book: Pick<BookCardView, 'newPrice' | 'oldPrice' | 'lowestPrice'>;
  size?: 'text-h3' | 'text-body';
};

/**
 * New price large, a higher one struck through: the old price, or in some shops the lowest one of the 30 days
 * before the reduction. The saving is spelled out for screen readers.
 */
export function PricePair({ book, size = 'text-h3' }: PricePairProps) {
  const texts = useTexts(kitTexts);
  const { lowestPrices } = shopPlace();
  const { newPrice } = book;
  const struck = struckPrice(book, lowestPrices);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Price amount={newPrice} className={`font-semibold ${size}`} />
      {struck !== undefined && (
        <>
          <s className={`tabular-nums text-muted ${size === 'text-body' ? 'text-fine' : ''}`}>
            <span className="sr-only">, {lowestPrices ? texts.lowestInText : texts.oldPrice} </span>
            {formatAmount(struck)}
          </s>
          <span className="sr-only">{texts.saves(struck - newPrice)}</span>
          {lowestPrices && (
            <span aria-hidden="true" className="basis-full text-fine text-muted">
              {texts.lowest}
            </span>
          )}
        </>
      )}
    </p>
  );
}

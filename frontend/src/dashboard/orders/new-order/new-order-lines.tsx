import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { mostCopiesOf } from '@book-store/contract/catalogue/stock/stock';
import type { Quote } from '@book-store/contract/orders/quote/quote';
import { IconButton } from '../../../kit/button.tsx';
import { QuantityStepper } from '../../../kit/fields/quantity-stepper.tsx';
import { CloseIcon } from '../../../kit/icons/icons.tsx';
import { LinePrice } from '../../../kit/money/line-price.tsx';
import { Price } from '../../../kit/money/price.tsx';
import { SumLine } from '../../../kit/money/sum-line.tsx';
import { addedTaxes, includedTaxes, TaxLines } from '../../../kit/money/tax-lines.tsx';
import { editionOf } from '../../../lib/books/edition.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { deliveryWords } from '../../../lib/ordering/delivery-words.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { entryTexts } from '../entry-texts.ts';

export type SoldBook = BookView & { quantity: number };

type NewOrderLinesProps = {
  books: readonly SoldBook[];
  /** Undefined if the order is picked up. */
  delivery: number | undefined;
  quote: Quote;
  onQuantity: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
};

export function NewOrderLines(props: NewOrderLinesProps) {
  const { books, delivery, quote, onQuantity, onRemove } = props;
  const { taxes, discount, giftCard, due, total } = quote;
  const texts = useTexts(entryTexts);
  const common = useTexts(commonTexts);
  if (books.length === 0) return null;
  return (
    <div>
      <ul aria-label={texts.booksOfOrder} className="border-t-2 border-ink">
        {books.map(({ _id, title, newPrice, quantity, ...edition }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-end gap-x-3 border-b border-line py-1"
          >
            <span className="min-w-40 grow basis-40 py-2 break-words">
              {title}
              <span className="block text-fine text-muted empty:hidden">
                {editionOf(edition, common.edition)}
              </span>
            </span>
            <QuantityStepper
              title={title}
              value={quantity}
              max={mostCopiesOf(edition)}
              onChange={(chosen) => onQuantity(_id, chosen)}
            />
            <LinePrice price={newPrice} quantity={quantity} className="min-w-16 text-right" />
            <IconButton name={texts.remove(title)} onClick={() => onRemove(_id)}>
              <CloseIcon className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      {discount > 0 && (
        <SumLine name={texts.discount} className="pt-3 pr-14">
          {formatAmount(-discount)}
        </SumLine>
      )}
      {delivery !== undefined && (
        <SumLine name={texts.delivery} className="pt-3 pr-14">
          {deliveryWords(delivery, common.delivery)}
        </SumLine>
      )}
      <TaxLines taxes={addedTaxes(taxes)} className="pt-3 pr-14" />
      <p className="flex items-baseline justify-between pt-3 pr-14 font-semibold">
        <span>{texts.total}</span>
        <Price amount={total} className="text-h3" />
      </p>
      <TaxLines taxes={includedTaxes(taxes)} className="pr-14 text-muted" />
      {giftCard > 0 && (
        <>
          <SumLine name={texts.giftCard} className="pr-14">
            {formatAmount(-giftCard)}
          </SumLine>
          <SumLine name={texts.toPay} className="pr-14 font-semibold">
            {formatAmount(due)}
          </SumLine>
        </>
      )}
    </div>
  );
}

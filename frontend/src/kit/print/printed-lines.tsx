import { amountOf } from '@book-store/contract/orders/order/orders';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { formatDays } from '@book-store/contract/promised-days';
import { percentText } from '@book-store/contract/settings/tax/tax';
import { editionOf } from '../../lib/books/edition.ts';
import { formatAmount } from '../../lib/money/amount.ts';
import { deliveryWords, wayName } from '../../lib/ordering/delivery-words.ts';
import { discountWords } from '../../lib/ordering/discount-words.ts';
import { orderingTexts } from '../../lib/ordering/texts.ts';
import { useLanguage, useTexts } from '../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../lib/wording/texts.ts';
import { addedTaxes } from '../money/tax-lines.tsx';
import { paperTexts } from './texts.ts';

type PrintedLinesProps = {
  /** Without an address it is picked up in the shop. */
  order: Pick<
    OrderView,
    | 'number'
    | 'lines'
    | 'discountCode'
    | 'deliveryFee'
    | 'delivery'
    | 'payment'
    | 'taxes'
    | 'address'
    | 'boughtGiftCard'
  >;
  /** Adds a box to tick for each book. */
  ticks?: boolean;
};

/** The rows of a receipt and of a packing slip: the books, what their delivery costs, and the tax that is not in the prices. */
export function PrintedLines({
  order: {
    number,
    lines,
    discountCode,
    deliveryFee,
    delivery,
    payment,
    taxes,
    address,
    boughtGiftCard,
  },
  ticks = false,
}: PrintedLinesProps) {
  const texts = useTexts(paperTexts);
  const language = useLanguage();
  const editions = useTexts(commonTexts).edition;
  const ordering = useTexts(orderingTexts);
  const inWords = useTexts(commonTexts).delivery;
  const { methods } = useTexts(orderingTexts).payment;
  return (
    <table>
      <thead>
        <tr>
          {ticks && (
            <th scope="col" className="w-[2em]">
              <span className="sr-only">{texts.packed}</span>
            </th>
          )}
          {/* The head of the table stands on each page: loose pages tell whose they are. */}
          <th scope="col">
            {!boughtGiftCard && texts.book}{' '}
            <span className="font-normal">{texts.ofOrder(number)}</span>
          </th>
          <th scope="col" className="amount">
            {texts.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ bookId, title, author, price, quantity, ...edition }) => (
          <tr key={bookId}>
            {ticks && (
              <td>
                <span className="tick-box" />
              </td>
            )}
            <td>
              {quantity > 1 && <strong>{quantity} x </strong>}
              {title}
              {author && <span className="block text-[0.9em]">{author}</span>}
              <span className="block text-[0.9em] empty:hidden">
                {editionOf(edition, editions)}
              </span>
            </td>
            <td className="amount">
              {formatAmount(amountOf({ price, quantity }))}
              {quantity > 1 && (
                <span className="block text-[0.9em]">{texts.each(formatAmount(price))}</span>
              )}
            </td>
          </tr>
        ))}
        {boughtGiftCard && (
          <tr>
            <td>{ordering.giftCardFor(boughtGiftCard.recipient?.name)}</td>
            <td className="amount">{formatAmount(boughtGiftCard.amount)}</td>
          </tr>
        )}
        {discountCode && (
          <tr>
            <td colSpan={ticks ? 2 : 1}>{ordering.discount(discountCode.code)}</td>
            <td className="amount">{discountWords(discountCode, ordering)}</td>
          </tr>
        )}
        {(delivery || address) && (
          <tr>
            <td colSpan={ticks ? 2 : 1}>
              {wayName(delivery, ordering)}
              {delivery?.days && (
                <span className="block text-[0.9em]">{formatDays(delivery.days, language)}</span>
              )}
            </td>
            <td className="amount">{deliveryWords(deliveryFee, inWords)}</td>
          </tr>
        )}
        {payment?.fee !== undefined && (
          <tr>
            <td colSpan={ticks ? 2 : 1}>{methods[payment.method]}</td>
            <td className="amount">{formatAmount(payment.fee)}</td>
          </tr>
        )}
        {addedTaxes(taxes)?.sums.map(
          ({ rate, tax }) =>
            rate !== undefined && (
              <tr key={rate}>
                <td colSpan={ticks ? 2 : 1}>{ordering.tax(percentText(rate), false)}</td>
                <td className="amount">{formatAmount(tax)}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

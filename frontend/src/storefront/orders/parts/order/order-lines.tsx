import type { BoughtGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { formatDay } from '@book-store/contract/promised-days';
import { Link } from 'react-router-dom';
import { LinePrice } from '../../../../kit/money/line-price.tsx';
import { Price } from '../../../../kit/money/price.tsx';
import { Cover } from '../../../../kit/pictures/cover.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { orderingTexts } from '../../../../lib/ordering/texts.ts';
import { useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';

/** The books as ordered, each with its product ID, or the gift card. */
export function OrderLines({ order }: { order: OrderView }) {
  const { isRefined } = useTexts();
  const words = useTexts(orderTexts);
  if (order.boughtGiftCard) return <BoughtCard card={order.boughtGiftCard} />;
  return (
    <ul
      aria-label={isRefined ? words.books : words.booksAndIds}
      className="grid gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3"
    >
      {order.lines.map(({ bookId, price, quantity, ...line }) => (
        <li key={bookId} className="min-w-0">
          <Link to={paths.book.to(bookId)} className="group flex gap-4">
            <Cover book={line} alt="" sizes="64px" className="w-16 shrink-0 self-start" />
            <span className="stack min-w-0 grow content-start gap-0.5">
              <span className="font-semibold break-words group-hover:underline">{line.title}</span>
              {line.author && (
                <span className="text-fine break-words text-muted">{line.author}</span>
              )}
              <LinePrice price={price} quantity={quantity} />
              {!isRefined && (
                <span className="text-fine break-all text-muted">{words.productId(bookId)}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The gift card that an order buys: for whom, how much, and when it goes to which address. */
function BoughtCard({ card: { amount, recipient, sendOn } }: { card: BoughtGiftCard }) {
  const words = useTexts(orderingTexts);
  const language = useLanguage();
  return (
    <div className="stack content-start gap-0.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 font-semibold break-words">
          {words.giftCardFor(recipient?.name)}
        </span>
        <Price amount={amount} />
      </p>
      {recipient && (
        <p className="text-fine break-words text-muted">
          {words.giftCardGoes(recipient.email, formatDay(sendOn, language))}
        </p>
      )}
      {recipient?.message && <p className="break-words whitespace-pre-line">{recipient.message}</p>}
    </div>
  );
}

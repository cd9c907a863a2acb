import { UNPAID_ENDS } from '@book-store/contract/order-status';
import { coverOf } from '@book-store/contract/pictures';
import type { AdminOrderView } from '@book-store/contract/schemas/admin-orders';
import { Link } from 'react-router-dom';
import { Cover } from '../../kit/pictures/cover.tsx';
import { Price } from '../../kit/price.tsx';
import { counted } from '../../lib/amount.ts';
import { deliveryWords } from '../../lib/delivery-words.ts';
import { editionOf } from '../../lib/edition.ts';
import { paths } from '../../lib/paths.ts';
import { cashLabels } from '../order-moves/order-labels.ts';

/** The books as they were when ordered, and the total in cash. */
export function OrderLines({ order }: { order: AdminOrderView }) {
  const isUnpaid = UNPAID_ENDS.includes(order.status);
  return (
    <>
      <ul aria-label="Books" className="grid">
        {order.lines.map(({ bookId, title, author, coverTint, price, ...line }) => (
          <li key={bookId} className="flex items-center gap-4 border-b border-line py-3">
            <Cover
              image={coverOf(line)}
              title={title}
              author={author}
              tint={coverTint}
              alt=""
              sizes="56px"
              className="w-14 shrink-0"
            />
            <span className="min-w-0 grow">
              <Link
                to={paths.editBook.to(bookId)}
                className="link inline-flex min-h-11 items-center font-semibold break-words"
              >
                {title}
              </Link>
              {author && <span className="block text-fine text-muted">{author}</span>}
              <span className="block text-fine text-muted empty:hidden">{editionOf(line)}</span>
            </span>
            <Price amount={price} />
          </li>
        ))}
      </ul>
      {order.address && (
        <p className="flex justify-between gap-4 pt-4">
          <span>Delivery</span>
          <span className="tabular-nums">{deliveryWords(order.deliveryFee)}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-4 first-of-type:pt-4">
        <span>
          {cashLabels[order.status]}
          <span className="text-muted">, {counted(order.lines.length, 'book')}</span>
        </span>
        <Price
          amount={order.totalPrice}
          className={`text-h2 font-semibold ${isUnpaid ? 'text-muted line-through' : ''}`}
        />
      </p>
    </>
  );
}

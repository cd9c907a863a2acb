import { type DeliveryWay, deliveryFeeOf, freeFromOf } from '@book-store/contract/delivery';
import { formatMoney } from '@book-store/contract/money';
import type { BookView } from '@book-store/contract/schemas/books';
import type { ShopView } from '@book-store/contract/schemas/shop';
import { isBuyable } from '@book-store/contract/stock';
import { Link } from 'react-router-dom';
import { workingDays } from '../../lib/delivery-words.ts';
import { paths } from '../../lib/paths.ts';

type DeliveryLineProps = { book: BookView; shop: ShopView };

/** The cost and duration of this book's delivery: 'Delivery: free, 2 to 4 working days'. */
export function DeliveryLine({ book, shop }: DeliveryLineProps) {
  const way = shop.ways.find(({ kind }) => kind !== 'pick-up') ?? shop.ways[0];
  if (!isBuyable(book) || !way) return null;
  const afterwards = book.stock === 0 ? ' after it has reached us' : '';
  return (
    <div className="text-muted">
      <p>
        <Link to={paths.shipping.to()} className="link">
          Delivery
        </Link>
        : {feeFor(book, way)}, {workingDays(way.days)}
        {afterwards}
      </p>
      {shop.deliveryNote && <p className="break-words">{shop.deliveryNote}</p>}
    </div>
  );
}

function feeFor({ newPrice }: BookView, way: DeliveryWay): string {
  const fee = deliveryFeeOf(newPrice, way);
  if (fee === 0) return 'free';
  const free = freeFromOf(way);
  return formatMoney(fee) + (free === undefined ? '' : ` (free from ${formatMoney(free)})`);
}

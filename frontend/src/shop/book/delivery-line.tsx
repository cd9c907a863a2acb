import { deliveryFeeOf } from '@book-store/contract/delivery';
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
  if (!isBuyable(book)) return null;
  const afterwards = book.stock === 0 ? ' after it has reached us' : '';
  return (
    <div className="text-muted">
      <p>
        <Link to={paths.shipping.to()} className="link">
          Delivery
        </Link>
        : {feeFor(book, shop)}, {workingDays(shop.deliveryDays)}
        {afterwards}
      </p>
      {shop.deliveryNote && <p className="break-words">{shop.deliveryNote}</p>}
    </div>
  );
}

function feeFor({ newPrice }: BookView, shop: ShopView): string {
  const fee = deliveryFeeOf(newPrice, shop);
  if (fee === 0) return 'free';
  const from = shop.freeFrom === undefined ? '' : ` (free from ${formatMoney(shop.freeFrom)})`;
  return formatMoney(fee) + from;
}

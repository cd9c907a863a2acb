import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { isBuyable } from '@book-store/contract/catalogue/stock/stock';
import {
  type DeliveryWay,
  deliveryFeeOf,
  freeFromOf,
  type Parcel,
} from '@book-store/contract/settings/delivery/delivery';
import { gramsOf } from '@book-store/contract/settings/delivery/weight';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/addresses/paths.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { taxInPrices } from '../../../lib/money/tax-in-prices.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { catalogueTexts } from '../texts.ts';

type DeliveryLineProps = { book: BookView; shop: ShopView };

/** The tax in this book's price, and the cost and duration of its delivery: 'Delivery: free, 2 to 4 working days'. */
export function DeliveryLine({ book, shop }: DeliveryLineProps) {
  const texts = useTexts(catalogueTexts).book;
  const delivery = useTexts(commonTexts).delivery;
  const prices = useTexts(commonTexts).price;
  const tax = taxInPrices(shop);
  const way = shop.ways.find(({ kind }) => kind !== 'pick-up') ?? shop.ways[0];
  if (!isBuyable(book) || !way) return tax ? <p className="text-muted">{prices[tax]}</p> : null;
  const parcel = { sum: book.newPrice, grams: gramsOf([book], shop.usualWeight) };
  const afterwards = book.stock === 0 ? delivery.onceHere : '';
  return (
    <div className="text-muted">
      {tax && <p>{prices[tax]}</p>}
      <p>
        <Link to={paths.shipping.to()} className="link">
          {texts.delivery}
        </Link>
        : {feeFor(parcel, way, { ...delivery, ...texts })}, {delivery.workingDays(way.days)}
        {afterwards}
      </p>
      {shop.deliveryNote && <p className="break-words">{shop.deliveryNote}</p>}
    </div>
  );
}

type FeeTexts = { free: string; freeFrom: (fee: string, from: string) => string };

function feeFor(parcel: Parcel, way: DeliveryWay, { free, freeFrom }: FeeTexts): string {
  const fee = deliveryFeeOf(parcel, way);
  if (fee === 0) return free;
  const from = freeFromOf(way);
  return from === undefined ? formatAmount(fee) : freeFrom(formatAmount(fee), formatAmount(from));
}

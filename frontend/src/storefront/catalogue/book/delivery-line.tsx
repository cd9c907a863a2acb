import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { formatDay, formatDays } from '@book-store/contract/promised-days';
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
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { catalogueTexts } from '../texts.ts';
import type { BookPromise } from './use-book-promise.ts';

type DeliveryLineProps = { book: BookView; shop: ShopView; promise: BookPromise };

/**
 * The tax in this book's price, and the cost and time of its delivery: 'Delivery: free, Thu 26 – Mon 30 November, or
 * collect from Wed 25 November'.
 */
export function DeliveryLine({
  book,
  shop,
  promise: { way, days, pickUp, ...promise },
}: DeliveryLineProps) {
  const texts = useTexts(catalogueTexts).book;
  const delivery = useTexts(commonTexts).delivery;
  const prices = useTexts(commonTexts).price;
  const language = useLanguage();
  const tax = taxInPrices(shop);
  const parcel = { sum: book.newPrice, grams: gramsOf([book], shop.usualWeight) };
  const afterwards = promise.isOrderedFirst ? delivery.onceHere : '';
  const brought = way && [
    feeFor(parcel, way, { ...delivery, ...texts }),
    days ? formatDays(days, language) : `${delivery.workingDays(way.days)}${afterwards}`,
  ];
  const from = pickUp?.days && formatDay(pickUp.days.from, language);
  const collected = pickUp && (from ? texts.collectFrom(from) : texts.collect);
  const ways = brought ? [...brought, collected && texts.or(collected)] : [collected];
  return (
    <div className="-mt-3 text-muted">
      {tax && <p>{prices[tax]}</p>}
      {(brought || collected) && (
        <p>
          <Link to={paths.shipping.to()} className="link">
            {texts.delivery}
          </Link>
          : {ways.filter(Boolean).join(', ')}
        </p>
      )}
      {(brought || collected) && shop.deliveryNote && (
        <p className="break-words">{shop.deliveryNote}</p>
      )}
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

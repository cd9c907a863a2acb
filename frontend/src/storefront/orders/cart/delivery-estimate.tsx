import type { DiscountTerms } from '@book-store/contract/orders/discount-codes/discount';
import type { Quote, QuoteLine } from '@book-store/contract/orders/quote/quote';
import { wireQuoteOf } from '@book-store/contract/orders/quote/wire-quote';
import { type Days, formatDays } from '@book-store/contract/promised-days';
import { type DeliveryWay, freeFromOf } from '@book-store/contract/settings/delivery/delivery';
import {
  countryName,
  shownCountryOf,
  waysTo,
} from '@book-store/contract/settings/delivery/delivery-countries';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { useState } from 'react';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { SelectField } from '../../../kit/fields/field.tsx';
import { formatAmount, totalOf } from '../../../lib/money/amount.ts';
import { deliveryWords, wayName } from '../../../lib/ordering/delivery-words.ts';
import { orderingTexts } from '../../../lib/ordering/texts.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { cartTexts } from '../cart-texts.ts';
import { useIsOrderedFirst } from '../parts/cart/use-is-ordered-first.ts';
import { usePromisedDays } from '../parts/cart/use-promised-days.ts';

/** What delivery will probably cost, by country where that matters, and how much is missing until it is free. */
export function DeliveryEstimate(props: Omit<EstimateProps, 'shop'>) {
  const { data: shop } = useShopQuery();
  return shop ? <Estimate shop={shop} {...props} /> : null;
}

type EstimateProps = {
  shop: ShopView;
  lines: readonly QuoteLine[];
  discount: DiscountTerms | undefined;
};

function Estimate({ shop, lines, discount }: EstimateProps) {
  const texts = useTexts(cartTexts);
  const ordering = useTexts(orderingTexts);
  const language = useLanguage();
  const promised = usePromisedDays(useIsOrderedFirst());
  const named = [...new Set(shop.ways.flatMap(({ countries }) => countries))];
  const shown = shownCountryOf(shop.ways, shop.place?.country);
  const [country, setCountry] = useState(named.includes(shown) ? shown : '');
  const goesElsewhere = shop.ways.some(
    ({ kind, countries }) => kind !== 'pick-up' && countries.length === 0,
  );
  const ways = waysTo(shop.ways, country);
  return (
    <div className="stack gap-2">
      {named.length + Number(goesElsewhere) > 1 && named.length > 0 && (
        <SelectField
          label={texts.deliverTo}
          value={country}
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        >
          {named.map((code) => (
            <option key={code} value={code}>
              {countryName(code, language)}
            </option>
          ))}
          {goesElsewhere && <option value="">{texts.anotherCountry}</option>}
        </SelectField>
      )}
      {ways.map((way) => (
        <WayEstimate
          key={way.id}
          name={texts.estimate(shop.ways.length > 1 ? wayName(way, ordering) : texts.delivery)}
          way={way}
          days={promised(way, shop)}
          quote={wireQuoteOf(lines, { discount, delivery: way, usualWeight: shop.usualWeight })}
        />
      ))}
    </div>
  );
}

type WayEstimateProps = {
  name: string;
  way: DeliveryWay;
  days: Days | undefined;
  quote: Quote;
};

function WayEstimate({ name, way, days, quote }: WayEstimateProps) {
  const texts = useTexts(cartTexts);
  const language = useLanguage();
  const inWords = useTexts(commonTexts).delivery;
  const free = freeFromOf(way);
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{name}</span>
        <span className="tabular-nums">{deliveryWords(quote.delivery, inWords)}</span>
      </p>
      {days && <p className="text-fine text-muted">{formatDays(days, language)}</p>}
      {quote.delivery > 0 && free !== undefined && (
        <p className="text-fine text-muted">
          {texts.freeFrom(formatAmount(free), formatAmount(totalOf([free, -quote.books])))}
        </p>
      )}
    </div>
  );
}

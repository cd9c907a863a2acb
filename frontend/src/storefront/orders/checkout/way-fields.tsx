import { formatDays } from '@book-store/contract/promised-days';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { deliveryWords, wayName } from '../../../lib/ordering/delivery-words.ts';
import { orderingTexts } from '../../../lib/ordering/texts.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { useIsOrderedFirst } from '../parts/cart/use-is-ordered-first.ts';
import { usePromisedDays } from '../parts/cart/use-promised-days.ts';
import { RadioCards } from '../parts/checkout/radio-cards.tsx';
import { useCheckout } from './use-checkout.ts';

export function WayFields() {
  const { form, feeOf, ways } = useCheckout();
  const words = useTexts(checkoutTexts);
  const ordering = useTexts(orderingTexts);
  const delivery = useTexts(commonTexts).delivery;
  const language = useLanguage();
  const { data: shop } = useShopQuery();
  const isOrderedFirst = useIsOrderedFirst();
  const promised = usePromisedDays(isOrderedFirst);
  const onceHere = isOrderedFirst ? delivery.onceAllHere : '';
  if (!shop) return null;
  return (
    <RadioCards
      name="delivery"
      legend={words.delivery}
      options={ways.fitting.map((way) => {
        const days = promised(way, shop);
        return {
          value: way.id,
          title: wayName(way, ordering),
          hint: days ? formatDays(days, language) : `${delivery.workingDays(way.days)}${onceHere}`,
          price: deliveryWords(feeOf(way), delivery),
        };
      })}
      chosen={ways.chosen?.id}
      none={words.notThere}
      error={form.errorOf('delivery')}
      onChoose={(id) => form.put('delivery', id)}
    />
  );
}

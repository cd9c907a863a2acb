import { type DeliveryWay, freeFromOf } from '@book-store/contract/settings/delivery/delivery';
import { formatWeight } from '@book-store/contract/settings/delivery/weight';
import { useShop, useShopQuery } from '../../../api/calls/shop-api.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { takesOnlyCash } from '../../../lib/ordering/takes-only-cash.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { OwnersText } from '../parts/page-texts/owners-text.tsx';
import { TextPage, TextSection } from '../parts/page-texts/text-page.tsx';
import { settingsTexts } from '../texts.ts';

/** What a way of delivery costs, in sentences. */
function costsOf(way: DeliveryWay, texts: TextsOf<typeof settingsTexts>['shipping']): string {
  const name = way.name ?? texts.delivery;
  const [first, ...others] = way.steps;
  const heavier = way.heavier ?? [];
  if (!first || (first.price === 0 && others.length + heavier.length === 0))
    return texts.isFree(name);
  const free = freeFromOf(way);
  const steps = others
    .filter(({ sum }) => sum !== free)
    .map(({ sum, price }) => ({ price: formatAmount(price), from: formatAmount(sum) }));
  const freeFrom = free === undefined ? undefined : formatAmount(free);
  const byWeight = heavier.map(({ over, price }) =>
    texts.heavier(formatAmount(price), formatWeight(over)),
  );
  return texts.cost(name, formatAmount(first.price) + byWeight.join(''), steps, freeFrom);
}

export default function ShippingPage() {
  const head = useHead('shipping');
  const texts = useTexts(settingsTexts).shipping;
  const inCash = takesOnlyCash(useShop());
  const { data: shop } = useShopQuery();
  const costs = shop?.ways.map((way) => costsOf(way, texts)).join(' ') ?? '';
  return (
    <TextPage head={head}>
      <OwnersText page="shipping">
        <TextSection id="shipping" heading={texts.delivery}>
          <p>{texts.confirm}</p>
        </TextSection>
        <TextSection heading={texts.costs}>
          <p>{texts.taxes(costs, inCash ? texts.atDoor : texts.total)}</p>
        </TextSection>
        <TextSection heading={texts.door}>
          <p>
            {inCash && texts.cash} {texts.nobodyHome}
          </p>
        </TextSection>
      </OwnersText>
    </TextPage>
  );
}

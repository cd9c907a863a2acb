import { type DeliveryWay, freeFromOf } from '@book-store/contract/settings/delivery/delivery';
import { countryName } from '@book-store/contract/settings/delivery/delivery-countries';
import { formatWeight } from '@book-store/contract/settings/delivery/weight';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { useShop, useShopQuery } from '../../../api/calls/shop-api.ts';
import { formatAmount } from '../../../lib/money/amount.ts';
import { takesOnlyCash } from '../../../lib/ordering/takes-only-cash.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { type TextsOf, useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { OwnersText } from '../parts/page-texts/owners-text.tsx';
import { TextPage, TextSection } from '../parts/page-texts/text-page.tsx';
import { settingsTexts } from '../texts.ts';

type ShippingTexts = TextsOf<typeof settingsTexts>['shipping'];

/** What a way of delivery costs, in sentences. */
function costsOf(way: DeliveryWay, texts: ShippingTexts, countries: string): string {
  const named = way.name ?? texts.delivery;
  const name = countries ? texts.serving(named, countries) : named;
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

/** As specified until the owner has entered what taxes there are; nothing where no rate is known. */
function taxesSaid(tax: ShopView['tax'], texts: ShippingTexts): string | undefined {
  if (tax?.rates.length === 0) return undefined;
  return (tax?.included ?? true) ? texts.taxesIncluded : texts.taxesAdded;
}

export default function ShippingPage() {
  const head = useHead('shipping');
  const texts = useTexts(settingsTexts).shipping;
  const inCash = takesOnlyCash(useShop());
  const { data: shop } = useShopQuery();
  const language = useLanguage();
  const countriesOf = ({ countries }: DeliveryWay) =>
    countries.map((code) => countryName(code, language)).join(', ');
  const costs = shop?.ways.map((way) => costsOf(way, texts, countriesOf(way))) ?? [];
  const total = inCash ? texts.atDoor : texts.total;
  return (
    <TextPage head={head}>
      <OwnersText page="shipping">
        <TextSection id="shipping" heading={texts.delivery}>
          <p>{texts.confirm}</p>
        </TextSection>
        <TextSection heading={texts.costs}>
          {/* Browsers may name a country differently. */}
          <p suppressHydrationWarning>
            {[taxesSaid(shop?.tax, texts), ...costs, total].filter(Boolean).join(' ')}
          </p>
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

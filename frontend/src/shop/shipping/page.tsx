import { type DeliveryWay, freeFromOf } from '@book-store/contract/delivery';
import { formatMoney } from '@book-store/contract/money';
import { PAGES } from '@book-store/contract/pages';
import { useShopQuery } from '../../api/shop-api.ts';
import { OwnersText } from '../page-texts/owners-text.tsx';
import { TextPage, TextSection } from '../page-texts/text-page.tsx';

/** What a way of delivery costs, in sentences. */
function costsOf(way: DeliveryWay): string {
  const name = way.name ?? 'Delivery';
  const [first, ...others] = way.steps;
  if (!first || (first.price === 0 && others.length === 0)) return `${name} is free.`;
  const free = freeFromOf(way);
  const nothing =
    free === undefined ? '' : `, and nothing for books of ${formatMoney(free)} or more`;
  const costly = others.filter(({ sum }) => sum !== free);
  const steps = costly.map(
    ({ sum, price }) => `, ${formatMoney(price)} for books of ${formatMoney(sum)} or more`,
  );
  return `${name} costs ${formatMoney(first.price)}${steps.join('')}${nothing}.`;
}

export default function ShippingPage() {
  const { data: shop } = useShopQuery();
  const costs = shop?.ways.map(costsOf).join(' ') ?? '';
  return (
    <TextPage head={PAGES.shipping}>
      <OwnersText page="shipping">
        <TextSection id="shipping" heading="Delivery">
          <p>
            We confirm each order, pack it on the next working day and hand it to the courier. Your
            account shows each step.
          </p>
        </TextSection>
        <TextSection heading="Costs and taxes">
          <p>
            The prices of our books include taxes. {costs} The total at the checkout is what you
            hand over at the door.
          </p>
        </TextSection>
        <TextSection heading="At the door">
          <p>
            Please have the cash ready, if possible the exact amount. If nobody is at home, we try
            again on the next working day.
          </p>
        </TextSection>
      </OwnersText>
    </TextPage>
  );
}

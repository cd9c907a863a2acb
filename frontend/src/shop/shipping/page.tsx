import { formatMoney } from '@book-store/contract/money';
import { PAGES } from '@book-store/contract/pages';
import type { ShopView } from '@book-store/contract/schemas/shop';
import { useShopQuery } from '../../api/shop-api.ts';
import { OwnersText } from '../page-texts/owners-text.tsx';
import { TextPage, TextSection } from '../page-texts/text-page.tsx';

/** What delivery costs, in a sentence. */
function costsOf({ deliveryFee, freeFrom }: Pick<ShopView, 'deliveryFee' | 'freeFrom'>): string {
  if (deliveryFee === 0) return 'Delivery is free.';
  const free =
    freeFrom === undefined ? '' : `, and nothing for books of ${formatMoney(freeFrom)} or more`;
  return `Delivery costs ${formatMoney(deliveryFee)}${free}.`;
}

export default function ShippingPage() {
  const { data: shop } = useShopQuery();
  const costs = shop ? costsOf(shop) : '';
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

import { PAGES } from '@book-store/contract/pages';
import { TextPage, TextSection } from '../shared/ui/text-page.tsx';

export function ShippingPage() {
  return (
    <TextPage head={PAGES.shipping}>
      <TextSection id="shipping" heading="Delivery">
        <p>
          We confirm each order, pack it on the next working day and hand it to the courier. Your
          account shows each step.
        </p>
      </TextSection>
      <TextSection heading="Costs and taxes">
        <p>
          The prices of our books include taxes, and delivery is free: the total at the checkout is
          what you hand over at the door.
        </p>
      </TextSection>
      <TextSection heading="At the door">
        <p>
          Please have the cash ready, if possible the exact amount. If nobody is at home, we try
          again on the next working day.
        </p>
      </TextSection>
    </TextPage>
  );
}

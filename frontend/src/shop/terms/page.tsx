import { PAGES } from '@book-store/contract/pages';
import { Link } from 'react-router-dom';
import { currencyName } from '../../lib/amount.ts';
import { paths } from '../../lib/paths.ts';
import { OwnersText } from '../page-texts/owners-text.tsx';
import { TextPage, TextSection } from '../page-texts/text-page.tsx';

export default function TermsPage() {
  return (
    <TextPage head={PAGES.terms}>
      <OwnersText page="terms">
        <TextSection id="terms" heading="Your order">
          <p>
            By placing an order you offer to buy the books at the total that the checkout shows. We
            accept it when we confirm it. If a price changes while you shop, the checkout tells you
            before anything is ordered.
          </p>
        </TextSection>
        <TextSection heading="Paying">
          <p>
            You pay in cash on delivery, in {currencyName()}, the total that your order shows. There
            is no other way to pay and no surcharge for this one.
          </p>
        </TextSection>
        <TextSection heading="Cancelling and refusing">
          <p>
            You can cancel until we have packed the books. You may refuse a parcel at the door, and
            return unread books within 14 days.
          </p>
        </TextSection>
        <TextSection heading="Delivery">
          <p>
            How and when your books arrive is explained in our{' '}
            <Link to={paths.shipping.to()} className="link">
              shipping policy
            </Link>
            .
          </p>
        </TextSection>
      </OwnersText>
    </TextPage>
  );
}

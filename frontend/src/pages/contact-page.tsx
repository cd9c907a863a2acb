import { Link } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { TextPage, TextSection } from '../shared/ui/text-page.tsx';

export function ContactPage() {
  return (
    <TextPage title="Contact" description="How to reach the shop about an order or a book.">
      <TextSection id="contact" heading="About an order">
        <p>
          Every order carries a phone number, and we call it before we pack when anything is
          unclear. The state of your parcels stands in{' '}
          <Link to={paths.orders.to()} className="link">
            your orders
          </Link>
          ; have the order id at hand when you talk to us, at the door or on the phone.
        </p>
      </TextSection>
      <TextSection heading="About a book">
        <p>
          The{' '}
          <Link to={paths.search.to()} className="link">
            search
          </Link>{' '}
          forgives typing errors, so a half-remembered title will do. For news from our shelves,
          leave your address in the{' '}
          <a href="#newsletter" className="link">
            newsletter box
          </a>
          .
        </p>
      </TextSection>
    </TextPage>
  );
}

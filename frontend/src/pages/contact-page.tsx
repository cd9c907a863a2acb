import { PAGES } from '@book-store/contract/pages';
import { Link } from 'react-router-dom';
import { useShop } from '../shared/api/shop-api.ts';
import { paths } from '../shared/paths.ts';
import { EmailLink, FewLines, PhoneLink } from '../shared/ui/contact-links.tsx';
import { TextPage, TextSection } from '../shared/ui/text-page.tsx';

export function ContactPage() {
  const { name, phone, email, address, openingHours } = useShop();
  return (
    <TextPage head={PAGES.contact}>
      {(phone || email || address) && (
        <TextSection heading={name}>
          <address className="not-italic">
            {address && <FewLines text={address} />}
            {phone && <PhoneLink phone={phone} />}
            {email && <EmailLink email={email} />}
          </address>
        </TextSection>
      )}
      {openingHours && (
        <TextSection heading="Opening hours">
          <FewLines text={openingHours} />
        </TextSection>
      )}
      <TextSection id="contact" heading="About an order">
        <p>
          If anything is unclear, we call the phone number of your order before we pack it. You can
          follow your parcels in{' '}
          <Link to={paths.orders.to()} className="link">
            your orders
          </Link>
          ; please have the order number at hand when you talk to us, at the door or on the phone.
        </p>
      </TextSection>
      <TextSection heading="About a book">
        <p>
          The{' '}
          <Link to={paths.books.to()} className="link">
            search
          </Link>{' '}
          tolerates typos, so a half-remembered title will do. For news from our shelves, subscribe
          to the{' '}
          <a href="#newsletter" className="link">
            newsletter
          </a>
          .
        </p>
      </TextSection>
    </TextPage>
  );
}

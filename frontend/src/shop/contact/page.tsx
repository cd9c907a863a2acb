import { PAGES } from '@book-store/contract/pages';
import { Link } from 'react-router-dom';
import { useShop } from '../../api/shop-api.ts';
import { EmailLink, FewLines, PhoneLink } from '../../kit/contact-links.tsx';
import { paths } from '../../lib/paths.ts';
import { organization } from '../../lib/structured-data.ts';
import { TextPage, TextSection } from '../page-texts/text-page.tsx';
import { OpeningHours } from './opening-hours.tsx';

const mapOf = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s*\n\s*/g, ', '))}`;

/** How to reach the shop: only what the owner has set. */
export default function ContactPage() {
  const { name, phone, email, address, openingHours } = useShop();
  const canTalk = phone || email;
  return (
    <TextPage
      head={{ ...PAGES.contact, structuredData: import.meta.env.SSR ? organization : undefined }}
    >
      <div id="contact" className="grid scroll-mt-32 gap-10">
        {(canTalk || address) && (
          <TextSection heading={name}>
            <address className="not-italic">
              {phone && <PhoneLink phone={phone} />}
              {email && <EmailLink email={email} />}
              {address && <FewLines text={address} />}
              {address && (
                <a
                  href={mapOf(address)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="link inline-flex min-h-11 items-center"
                >
                  Show on a map
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              )}
            </address>
          </TextSection>
        )}
        {openingHours && (
          <TextSection heading="Opening hours">
            <OpeningHours text={openingHours} />
          </TextSection>
        )}
        <TextSection heading="About an order">
          <p>
            You can follow your parcels in{' '}
            <Link to={paths.orders.to()} className="link">
              your orders
            </Link>
            , and cancel there what is not packed yet. If anything is unclear, we call the phone
            number of your order before we pack it.
          </p>
          {canTalk && <p>Please have the number of your order at hand when you talk to us.</p>}
        </TextSection>
        <TextSection heading="About a book">
          <p>
            The{' '}
            <Link to={paths.books.to()} className="link">
              search
            </Link>{' '}
            tolerates typos, so a half-remembered title will do. For news from our shelves,
            subscribe to the{' '}
            <a href="#newsletter" className="link">
              newsletter
            </a>
            .
          </p>
        </TextSection>
      </div>
    </TextPage>
  );
}

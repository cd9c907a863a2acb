import { PAGES } from '@book-store/contract/pages';
import { KEEP_CONTACTS_MONTHS, KEEP_NAMES_YEARS } from '@book-store/contract/shop-limits';
import { useShopQuery } from '../../api/shop-api.ts';
import { OwnersText } from '../page-texts/owners-text.tsx';
import { TextPage, TextSection } from '../page-texts/text-page.tsx';

const spanOf = (count: number, unit: string) => (count === 1 ? `one ${unit}` : `${count} ${unit}s`);

export default function PrivacyPage() {
  const { data: shop } = useShopQuery();
  const years = spanOf(shop?.keepNamesYears ?? KEEP_NAMES_YEARS, 'year');
  const months = spanOf(shop?.keepContactsMonths ?? KEEP_CONTACTS_MONTHS, 'month');
  return (
    <TextPage head={PAGES.privacy}>
      <OwnersText page="privacy">
        <TextSection id="privacy" heading="What we keep, and why">
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              Your account: email address, a name if you gave one, and a password that only the
              sign-in service can check. We need it to show you your own orders and nobody else's.
            </li>
            <li>
              Your account also keeps your cart and your wish list, so that you find them on all
              your devices, and the phone and addresses that you save for your next order.
            </li>
            <li>
              Your orders: name, phone, address and the books. We need them to pack, to deliver, to
              collect the cash and to keep our books. Phone and notes go {months} after an order has
              arrived or ended. Name and address go after {years}, because the tax office may ask
              for them until then.
            </li>
            <li>
              Mails: what we write to you about your orders, about books that you wait for and to
              reset a password. We keep a copy for 90 days at most, or until you delete your
              account. The mail that tells us of a new order has your name and address; we keep it
              for 90 days as well.
            </li>
            <li>
              Newsletter: your address and when you gave it. We use it for the newsletter only,
              until you unsubscribe.
            </li>
          </ul>
        </TextSection>
        <TextSection heading="What stays on your device">
          <p>
            The cart, until you sign out, your last searches, a half-filled order form and your
            sign-in are stored in this browser. The form is cleared when you close the tab or place
            the order. There are two cookies. One remembers, until you close the browser, that you
            have seen the first page, so that the shop greets you only once. The other is set when
            you sign in with a password. It marks this device as known, so that strangers guessing
            your password cannot lock you out. Neither says anything about you or is used for
            anything else.
          </p>
        </TextSection>
        <TextSection heading="What we never do">
          <p>
            We do not sell or share your data, we load nothing from advertisers, and we count visits
            without knowing who came.
          </p>
        </TextSection>
        <TextSection heading="Your rights">
          <p>
            On the account page you can download all that we keep about you as one file, correct it,
            and delete your account. Your orders then keep your name, address and books for the time
            that the law asks of us, and your phone until they have arrived; your cart, your lists
            and our mails to you are deleted. A newsletter subscription is deleted too if your email
            address is verified; otherwise, the link in each newsletter ends it. On request we do
            any of this for you.
          </p>
          <p>
            Backups of the shop contain what was there when they were made. They are replaced by
            newer ones after some time, and until then nobody uses them but to bring a broken shop
            back.
          </p>
        </TextSection>
      </OwnersText>
    </TextPage>
  );
}

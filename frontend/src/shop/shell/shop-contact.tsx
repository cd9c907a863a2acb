import type { ShopIdentity } from '@book-store/contract/schemas/shop-identity';
import { EmailLink, FewLines, PhoneLink } from '../../kit/contact-links.tsx';

/** How to reach the shop, as far as the owner has said it. */
export function ShopContact({ shop }: { shop: ShopIdentity }) {
  const { phone, email, address, openingHours } = shop;
  if (!phone && !email && !address && !openingHours) return null;
  return (
    <address className="grid gap-x-8 gap-y-2 not-italic sm:grid-cols-2">
      <div>
        {address && <FewLines text={address} />}
        {phone && <PhoneLink phone={phone} />}
        {email && <EmailLink email={email} />}
      </div>
      {openingHours && <FewLines text={openingHours} />}
    </address>
  );
}

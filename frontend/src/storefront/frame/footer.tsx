import { shopDay } from '@book-store/contract/place';
import { hasWithdrawals } from '@book-store/contract/settings/place/eu';
import type { ShopIdentity } from '@book-store/contract/settings/shop/shop-identity.schemas';
import { Link } from 'react-router-dom';
import { useShop } from '../../api/calls/shop-api.ts';
import { EmailLink, FewLines, PhoneLink } from '../../kit/contact-links.tsx';
import { ShopSign } from '../../kit/shop-sign/shop-sign.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { taxInPrices } from '../../lib/money/tax-in-prices.ts';
import { takesOnlyCash } from '../../lib/ordering/takes-only-cash.ts';
import { type TextsOf, useTexts } from '../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../lib/wording/texts.ts';
import { NewsletterForm } from '../messages/parts/newsletter/newsletter-form.tsx';
import { SocialLinks } from './social-links.tsx';
import { frameTexts } from './texts.ts';
import { useIsQuiet } from './use-is-quiet.ts';

type ShownShop = ReturnType<typeof useShop>;

const linksIn = (
  words: TextsOf<typeof frameTexts>,
  allBooks: string,
  { ownPages = [], place, giftCardSales, news }: ShownShop,
) => [
  { name: words.home, to: '/#home' },
  { name: allBooks, to: paths.books.to() },
  ...(giftCardSales ? [{ name: words.giftCards, to: paths.buyGiftCard.to() }] : []),
  { name: words.wishes, to: paths.wishes.to() },
  ...(news ? [{ name: words.news, to: paths.newsList.to() }] : []),
  { name: words.services, to: '/about#services' },
  { name: words.about, to: '/about#about' },
  { name: words.contact, to: '/contact#contact' },
  { name: words.shipping, to: paths.shipping.to() },
  { name: words.privacy, to: '/privacy#privacy' },
  { name: words.terms, to: '/terms#terms' },
  ...(ownPages.includes('imprint') ? [{ name: words.imprint, to: paths.imprint.to() }] : []),
  ...(ownPages.includes('withdrawal')
    ? [{ name: words.withdrawal, to: paths.withdrawal.to() }]
    : []),
  ...(hasWithdrawals(place?.country) ? [{ name: words.withdraw, to: paths.withdraw.to() }] : []),
];

export function Footer() {
  const words = useTexts(frameTexts);
  const { allBooks } = useTexts(commonTexts);
  const isQuiet = useIsQuiet();
  const shop = useShop();
  const prices = useTexts(commonTexts).price;
  const tax = taxInPrices(shop);
  return (
    <footer className="mt-[var(--section)] border-t border-line bg-wash">
      <div className="page stack gap-10 py-12 md:grid-cols-2">
        <div className="stack content-start gap-6">
          <Link
            to={paths.home.to()}
            className="flex min-h-11 items-center max-w-full gap-2 justify-self-start font-title text-h3 leading-tight font-semibold"
          >
            <ShopSign nameClass="min-w-0 break-words" />
          </Link>
          <ShopContact shop={shop} />
          <nav aria-label={words.footer}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6">
              {linksIn(words, allBooks, shop).map(({ name, to }) => (
                <li key={name} className="min-w-0 break-words">
                  <Link to={to} className="inline-flex min-h-11 items-center hover:underline">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {!isQuiet && (
          <section id="newsletter" aria-label={words.newsletter} className="scroll-mt-32">
            <NewsletterForm />
          </section>
        )}
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
          {/* A browser's calendar may be wrong; the server's year stays. */}
          <p suppressHydrationWarning className="text-fine text-muted">
            © {shopDay(new Date()).slice(0, 4)} {shop.name}.{' '}
            {takesOnlyCash(shop) && words.payInCash}{' '}
            {tax && prices[tax === 'included' ? 'allIncluded' : 'allAdded']}
          </p>
          <SocialLinks social={shop.social} />
        </div>
      </div>
    </footer>
  );
}

/** Only the contact details that the owner has set. */
function ShopContact({ shop }: { shop: ShopIdentity }) {
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

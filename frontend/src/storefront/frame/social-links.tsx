import type { ShopIdentity } from '@book-store/contract/settings/shop/shop-identity.schemas';
import { SOCIAL_NAMES, SOCIAL_NETWORKS } from '@book-store/contract/settings/shop/social-networks';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import marks from './social-marks.svg';
import { frameTexts } from './texts.ts';

/** Shown until the owner has set the shop's own. */
const FRONT_PAGES: NonNullable<ShopIdentity['social']> = {
  facebook: 'https://www.facebook.com/',
  x: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
};

/** The shop's pages on social networks. */
export function SocialLinks({ social = FRONT_PAGES }: Pick<ShopIdentity, 'social'>) {
  const { newWindow } = useTexts(frameTexts);
  const links = SOCIAL_NETWORKS.flatMap((network) => {
    const href = social[network];
    return href ? [{ network, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="grid size-11 place-items-center rounded-full hover:bg-line"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-5">
              <use href={`${marks}#${network}`} />
            </svg>
            <span className="sr-only">{SOCIAL_NAMES[network] + newWindow}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

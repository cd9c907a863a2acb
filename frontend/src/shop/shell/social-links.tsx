import type { ShopIdentity } from '@book-store/contract/schemas/shop-identity';
import {
  SOCIAL_NAMES,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from '@book-store/contract/social-networks';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../lib/storefront-texts.ts';
import { shellTexts } from './texts.ts';

/** Shown until the owner has set the shop's own. */
const FRONT_PAGES: NonNullable<ShopIdentity['social']> = {
  facebook: 'https://www.facebook.com/',
  x: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
};

const marks: Partial<Record<SocialNetwork, ReactNode>> = {
  facebook: (
    <path d="M14 8.5V7c0-.8.4-1.2 1.3-1.2H17V3h-2.5C11.8 3 10.5 4.6 10.5 6.8v1.7H8v3h2.5V21H14v-9.5h2.5l.5-3z" />
  ),
  x: <path d="M4 4h4.3l4 5.6L17.1 4H19.5l-6.1 7.1L20 20h-4.3l-4.4-6.1L6 20H3.7l6.5-7.6z" />,
  instagram: (
    <path
      fillRule="evenodd"
      d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2z"
    />
  ),
};

/** Few shops have these, and no page waits for them. */
const OtherMark = lazy(async () => ({ default: (await import('./other-mark.tsx')).OtherMark }));

/** The shop's pages on social networks. */
export function SocialLinks({ social = FRONT_PAGES }: Pick<ShopIdentity, 'social'>) {
  const { newWindow } = useTexts(shellTexts);
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
              <Suspense>{marks[network] ?? <OtherMark network={network} />}</Suspense>
            </svg>
            <span className="sr-only">{SOCIAL_NAMES[network] + newWindow}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

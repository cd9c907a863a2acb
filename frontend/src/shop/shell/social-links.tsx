import type { ShopIdentity } from '@book-store/contract/schemas/shop-identity';
import {
  SOCIAL_NAMES,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from '@book-store/contract/social-networks';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/storefront-texts.ts';
import { shellTexts } from './texts.ts';

/** Shown until the owner has set the shop's own. */
const FRONT_PAGES: NonNullable<ShopIdentity['social']> = {
  facebook: 'https://www.facebook.com/',
  x: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
};

const marks: Record<SocialNetwork, ReactNode> = {
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
  youtube: (
    <path
      fillRule="evenodd"
      d="M5.5 5h13A3.5 3.5 0 0 1 22 8.5v7a3.5 3.5 0 0 1-3.5 3.5h-13A3.5 3.5 0 0 1 2 15.5v-7A3.5 3.5 0 0 1 5.5 5zM10 8.7v6.6l5.8-3.3z"
    />
  ),
  tiktok: (
    <path d="M13 3h3c.2 2.3 1.8 4 4 4.2v3c-1.5 0-2.9-.5-4-1.3V15a6 6 0 1 1-6-6l.5.03v3.1A3 3 0 1 0 13 15z" />
  ),
  mastodon: (
    <path
      fillRule="evenodd"
      d="M7.5 3h9A4.5 4.5 0 0 1 21 7.5V12c0 3-2 5-5 5.2-2 .2-4 .2-5.5-.1.1 1.5 1.3 2 3 2 1.2 0 2.3-.2 3-.4v2c-1 .3-2.2.5-3.5.5C7 21.2 3 19 3 12.5v-5A4.5 4.5 0 0 1 7.5 3zM7 8.7V14h2V9c0-1.3 2-1.3 2 .2V12h2V9.2c0-1.5 2-1.5 2-.2v5h2V8.7c0-3-3.6-3.7-5-1.5C10.6 5 7 5.7 7 8.7z"
    />
  ),
  bluesky: (
    <path d="M6.5 4.5C8.7 6.1 11 9.4 12 11.2c1-1.8 3.3-5.1 5.5-6.7 1.6-1.2 4.1-2.1 4.1.8 0 .6-.3 4.9-.5 5.6-.7 2.4-3.1 3-5.2 2.7 3.7.6 4.7 2.7 2.6 4.8-3.9 4-5.6-1-6.1-2.3-.2-.4-.6-.4-.8 0C11.1 17.4 9.4 22.4 5.5 18.4c-2.1-2.1-1.1-4.2 2.6-4.8-2.1.3-4.5-.3-5.2-2.7-.2-.7-.5-5-.5-5.6 0-2.9 2.5-2 4.1-.8z" />
  ),
};

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
              {marks[network]}
            </svg>
            <span className="sr-only">{SOCIAL_NAMES[network] + newWindow}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

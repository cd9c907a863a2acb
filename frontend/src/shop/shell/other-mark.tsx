import type { SocialNetwork } from '@book-store/contract/social-networks';
import type { ReactNode } from 'react';

const marks: Partial<Record<SocialNetwork, ReactNode>> = {
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

/** The mark of a social network that the footer has not by default. */
export const OtherMark = ({ network }: { network: SocialNetwork }) => marks[network];

/** Maximum lengths of texts, in characters. */
export const TITLE_MAX = 200;
export const AUTHOR_MAX = 120;
export const DESCRIPTION_MAX = 5000;
/** A longer description is cut to this for a card, with '...' behind it. */
export const TEASER_MAX = 80;
export const GENRE_MAX = 60;
export const PUBLISHER_MAX = 120;
export const SERIES_MAX = 120;
export const TAG_MAX = 40;

export const NAME_MAX = 100;
export const PLACE_MAX = 100;
export const STREET_MAX = 200;
export const ZIPCODE_MAX = 20;
/** What a customer writes about the books that a withdrawal is about. */
export const WITHDRAWN_BOOKS_MAX = 500;
/** RFC 5321. */
export const EMAIL_MAX = 254;

export const USERNAME_MAX = 60;
export const DISPLAY_NAME_MAX = 60;
export const ROLE_LABEL_MAX = 40;

/** The pages whose text the owner can write, by the last part of their address. */
export const TEXT_PAGES = [
  'about',
  'shipping',
  'privacy',
  'terms',
  'imprint',
  'withdrawal',
] as const;
export type TextPageId = (typeof TEXT_PAGES)[number];
/** Those that have no usual text: there is no such page until the owner writes one. */
export const UNWRITTEN_PAGES = ['imprint', 'withdrawal'] as const satisfies TextPageId[];

/** Maximum length of a text in Markdown, in characters. */
export const MARKDOWN_MAX = 20_000;

/** Limits of a news item's texts, in characters. */
export const NEWS_TITLE_MAX = 120;
export const NEWS_DESCRIPTION_MAX = 300;
export const NEWS_IMAGE_ALT_MAX = 200;
export const NEWS_ID_MAX = 80;

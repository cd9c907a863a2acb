/** In characters. */
export const TITLE_MAX = 200;
export const AUTHOR_MAX = 120;
export const DESCRIPTION_MAX = 5000;
/** Longer descriptions are cut to this on a card, with '...' appended. */
export const TEASER_MAX = 80;
export const GENRE_MAX = 60;
export const PUBLISHER_MAX = 120;
export const SERIES_MAX = 120;
export const TAG_MAX = 40;
export const RATING_SOURCE_MAX = 60;

export const NAME_MAX = 100;
export const PLACE_MAX = 100;
export const STREET_MAX = 200;
export const ZIPCODE_MAX = 20;
/** Maximum length of the books named in a withdrawal. */
export const WITHDRAWN_BOOKS_MAX = 500;
/** RFC 5321. */
export const EMAIL_MAX = 254;

export const ADMIN_PASSWORD_MIN = 12;
export const ADMIN_PASSWORD_MAX = 200;

export const USERNAME_MAX = 60;
export const DISPLAY_NAME_MAX = 60;
export const ROLE_LABEL_MAX = 40;

/** The pages whose text the owner can write, by the last part of their path. */
export const TEXT_PAGES = [
  'about',
  'shipping',
  'privacy',
  'terms',
  'imprint',
  'withdrawal',
] as const;
export type TextPageId = (typeof TEXT_PAGES)[number];
/** The texts that customers agree to, or must be told, when they order. */
export const ORDER_TEXTS = ['terms', 'withdrawal'] as const satisfies TextPageId[];
export type OrderTextId = (typeof ORDER_TEXTS)[number];

/** Pages without a default text: they do not exist until the owner writes one. */
export const UNWRITTEN_PAGES = ['imprint', 'withdrawal'] as const satisfies TextPageId[];

/** In characters. */
export const MARKDOWN_MAX = 20_000;

/** In characters. */
export const LIST_TITLE_MAX = 80;
export const LIST_SENTENCE_MAX = 300;
export const RECOMMENDED_BY_MAX = 60;
export const LIST_ID_MAX = 80;
export const LIST_BOOKS_MAX = 100;

/** In characters. */
export const NEWS_TITLE_MAX = 120;
export const NEWS_DESCRIPTION_MAX = 300;
export const NEWS_IMAGE_ALT_MAX = 200;
export const NEWS_ID_MAX = 80;

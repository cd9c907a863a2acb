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
/** RFC 5321. */
export const EMAIL_MAX = 254;

export const USERNAME_MAX = 60;
export const DISPLAY_NAME_MAX = 60;
export const ROLE_LABEL_MAX = 40;

/** Limits of a news item's texts, in characters. */
export const NEWS_TITLE_MAX = 120;
export const NEWS_DESCRIPTION_MAX = 300;
export const NEWS_IMAGE_ALT_MAX = 200;
export const NEWS_ID_MAX = 80;

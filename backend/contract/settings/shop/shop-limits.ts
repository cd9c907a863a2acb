/** Limits of what the owner sets about the shop itself. */
export const SHOP_NAME_MAX = 60;
export const SHOP_DESCRIPTION_MAX = 300;
export const SHOP_PHONE_MAX = 40;
/** The address and the opening hours have several lines. */
export const SHOP_LINES_MAX = 400;
export const SHOP_LINE_COUNT_MAX = 10;
export const SOCIAL_URL_MAX = 300;
export const BANNER_HEADING_MAX = 80;
export const BANNER_TEXT_MAX = 300;
export const BANNER_BUTTON_MAX = 40;
export const BANNER_LINK_MAX = 300;

/** Years after its end in which an order keeps name and address, for the taxes: usually, and at most. */
export const KEEP_NAMES_YEARS = 10;
export const KEEP_NAMES_YEARS_MAX = 30;
/** Months after its end in which an order keeps phone and notes: usually, and at most. */
export const KEEP_CONTACTS_MONTHS = 12;
export const KEEP_CONTACTS_MONTHS_MAX = 120;

/** Maximum lengths of what says how numbers and dates are written. */
export const LOCALE_MAX = 35;
export const TIME_ZONE_MAX = 60;

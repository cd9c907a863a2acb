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

/** What stands before the numbers of orders until the owner sets something else. */
export const ORDER_PREFIX = 'BS-';
export const ORDER_PREFIX_MAX = 8;
/**
 * A letter first, so that no spreadsheet takes a number for a formula; and no digits, so that those of a number are
 * its own.
 */
export const ORDER_PREFIX_PATTERN = '[A-Za-z][A-Za-z\\-]*';

/** How long after delivery customers can ask for a return, in days, once the owner lets them. */
export const RETURN_DAYS = 14;
export const RETURN_DAYS_MAX = 365;

/** For how many hours the shop keeps the books of an order for its customer to confirm it. */
export const CONFIRM_HOURS = 24;
export const CONFIRM_HOURS_MAX = 336;

/** The default. */
/** In units of the currency: larger refunds require the password again. */
export const REFUND_CONFIRMED_ABOVE = 100;

export const SHOP_NAME = 'Book Store';
export const SHOP_NAME_MAX = 60;
export const SHOP_DESCRIPTION_MAX = 300;
export const SHOP_PHONE_MAX = 40;
/** For the address and the opening hours, which have several lines. */
export const SHOP_LINES_MAX = 400;
export const SHOP_LINE_COUNT_MAX = 10;
export const SOCIAL_URL_MAX = 300;
export const BANNER_HEADING_MAX = 80;
export const BANNER_TEXT_MAX = 300;
export const BANNER_BUTTON_MAX = 40;
export const BANNER_LINK_MAX = 300;

/** How many years after completion an order keeps names and addresses, for tax purposes: default and maximum. */
export const KEEP_NAMES_YEARS = 10;
export const KEEP_NAMES_YEARS_MAX = 30;
/** How many months after completion an order keeps phone numbers and notes: default and maximum. */
export const KEEP_CONTACTS_MONTHS = 12;
export const KEEP_CONTACTS_MONTHS_MAX = 120;

/** Maximum lengths of the number and date format settings. */
export const LOCALE_MAX = 35;
export const TIME_ZONE_MAX = 60;

/** The default prefix of order numbers. */
export const ORDER_PREFIX = 'BS-';
export const ORDER_PREFIX_MAX = 8;
/**
 * Starts with a letter, so that spreadsheets do not read numbers as formulas; has no digits, so that those of the
 * number are unambiguous.
 */
export const ORDER_PREFIX_PATTERN = '[A-Za-z][A-Za-z\\-]*';

/** The default period for return requests, in days after delivery. */
export const RETURN_DAYS = 14;
export const RETURN_DAYS_MAX = 365;

/** The default: a book with this many copies or fewer is running out. */
export const LOW_STOCK_LEVEL = 0;
export const LOW_STOCK_LEVEL_MAX = 1000;

/** How many hours an unconfirmed order reserves its books. */
export const CONFIRM_HOURS = 24;
export const CONFIRM_HOURS_MAX = 336;

import { languageName } from '@book-store/contract/catalogue/books/language';
import type { FieldChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { isAmountField } from '@book-store/contract/platform/audit/amount-fields';
import { ORDER_PREFIX_PATTERN } from '@book-store/contract/settings/shop/shop-limits';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { orderStatusNames } from '../../../../lib/ordering/owner-status-names.ts';
import { settingText } from './setting-words.ts';

/** Stored only if true. */
const FLAGS = new Set(['hidden', 'orderable', 'draft', 'fixedPrice', 'giftCards']);

/** In an entry about several orders, the fields are order numbers. */
const ORDER_NUMBER = new RegExp(`^(?:${ORDER_PREFIX_PATTERN})?\\d+$`);

const names: Record<string, string> = {
  'payments.account.bic': 'BIC',
  'payments.account.details': 'details of the account',
  'payments.account.iban': 'IBAN',
  'payments.account.name': 'name of the account',
  'payments.account.upi': 'UPI id',
  cancelDays: 'days until an unpaid order is cancelled',
  'payments.ways': 'ways to pay',
  reminderDays: 'days until a reminder of a transfer',
  'banner.button': 'button of the banner',
  'banner.heading': 'heading of the banner',
  'banner.buttonLink': 'link of the banner',
  'banner.text': 'text of the banner',
  bluesky: 'Bluesky link',
  facebook: 'Facebook link',
  instagram: 'Instagram link',
  mastodon: 'Mastodon link',
  openingHours: 'opening hours',
  phone: 'telephone',
  tiktok: 'TikTok link',
  x: 'X link',
  youtube: 'YouTube link',
  firstDay: 'first day',
  lastDay: 'last day',
  limit: 'number of orders',
  minimum: 'lowest sum',
  perCustomer: 'orders of one customer',
  kind: 'what it gives',
  ended: 'flag “ended”',
  draft: 'draft flag',
  due: 'to be paid',
  refunded: 'given back',
  'address.street': 'street',
  'address.city': 'city',
  'address.state': 'state',
  'address.zipcode': 'zip code',
  'address.country': 'country',
  'delivery.closed.dates': 'closed days',
  'delivery.closed.weekdays': 'closed weekdays',
  deliveryNote: 'delivery note',
  giftCards: 'flag “gift cards”',
  giftCardSales: 'gift cards that customers can buy',
  'payments.giftCardSales.largest': 'largest gift card that customers can buy',
  'payments.giftCardSales.smallest': 'smallest gift card that customers can buy',
  giftCardMonths: 'months for which gift cards hold',
  fixedPrice: 'flag “fixed price”',
  fixedPrices: 'fixed prices for new books',
  hidden: 'hidden flag',
  image: 'picture',
  imageAlt: 'description of the picture',
  isbn: 'ISBN',
  keepContactsMonths: 'months until phone and notes go',
  keptDays: 'days until a pick-up goes back',
  keepNamesYears: 'years until name and address go',
  lowestPrices: 'lowest price of 30 days',
  lowStockLevel: 'level of low stock',
  newPrice: 'price',
  oldPrice: 'old price',
  coverImage: 'cover',
  orderPrefix: 'what stands before the numbers of orders',
  orderable: 'flag “can be ordered”',
  orderableDays: 'days until an ordered book arrives',
  pages: 'number of pages',
  publishedYear: 'year of publication',
  roleLabel: 'role',
  sellerAddress: 'address of the seller',
  sellerName: 'name of the seller',
  storefront: 'words of the storefront',
  severalCopies: 'several copies of a book',
  tracking: 'carrier and number of the parcel',
  guestOrders: 'orders without an account',
  confirmHours: 'hours for which unconfirmed orders keep their books',
  returnDays: 'days in which customers can ask for a return',
  'tax.included': 'flag “prices include tax”',
  'tax.number': 'tax number',
  'tax.rates': 'tax rates',
  'tax.region': 'state for taxes',
  trending: 'trending flag',
  usualWeight: 'usual weight of a book',
  ways: 'ways of delivery',
  weight: 'weight in grams',
};

/** Field names in entries from before the settings had sections. */
const FORMER: Record<string, string> = {
  accountBic: 'payments.account.bic',
  accountDetails: 'payments.account.details',
  accountIban: 'payments.account.iban',
  accountName: 'payments.account.name',
  accountUpi: 'payments.account.upi',
  bannerButton: 'banner.button',
  bannerHeading: 'banner.heading',
  bannerLink: 'banner.buttonLink',
  bannerText: 'banner.text',
  closedDays: 'delivery.closed.dates',
  paymentWays: 'payments.ways',
  taxIncluded: 'tax.included',
  taxNumber: 'tax.number',
  taxRates: 'tax.rates',
  taxRegion: 'tax.region',
};

/** 'name' for 'identity.name'. */
const ownName = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** For sentences: 'old price'. */
export const fieldName = (field: string): string =>
  names[FORMER[field] ?? field] ?? names[ownName(field)] ?? ownName(field);

/** Whether the text is too long for a sentence. */
export const isLongText = (field: string): boolean => ownName(field) === 'description';

/** Formats a value as the shop shows it: '$12.00', 'yes'; `withGenreNames` has named the genres. */
export function formatValue(field: string, value: FieldChange['from']): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === undefined && FLAGS.has(field)) return 'no';
  if (value === undefined && field === 'stock') return 'not counted';
  if (typeof value === 'number')
    return isAmountField(field) ? formatAmount(value) : settingText(field, value);
  if (Array.isArray(value) && value.length === 0) return 'none';
  if (field === 'language' && value) return languageName(String(value));
  if (field === 'category' && value) return String(value);
  if (field === 'status' || ORDER_NUMBER.test(field)) return statusName(String(value ?? ''));
  return value === undefined ? 'none' : `“${settingText(field, value)}”`;
}

/** The log does not record how an order is paid, so the names ignore payment. */
const statusName = (status: string) =>
  (orderStatusNames() as Record<string, string>)[status] ?? status;

/** A result without a previous value, such as the payment of an order. */
const isResult = ({ field, from }: FieldChange) =>
  from === undefined && (ORDER_NUMBER.test(field) || ['due', 'paid', 'refunded'].includes(field));

/** For lists: 'price from $12.00 to $10.00', 'BS-10042: paid'. */
export const changeRow = (change: FieldChange): string =>
  isResult(change)
    ? `${fieldName(change.field)}: ${formatValue(change.field, change.to)}`
    : `${fieldName(change.field)} ${formatFieldChange(change)}`;

/** Descriptions are too long for a sentence, and file names are meaningless. */
function isShort({ field, from = [], to = [] }: FieldChange): boolean {
  if (['coverImage', 'picture', 'image', 'logo'].includes(ownName(field))) return false;
  const text = settingText(field, from) + settingText(field, to);
  return text.length <= 160 && !text.includes('\n');
}

/** Formats a change: 'from $12.00 to $10.00'; empty if the values do not fit a sentence. */
export function formatFieldChange(change: FieldChange): string {
  if (!isShort(change)) return '';
  const { field, from, to } = change;
  return `from ${formatValue(field, from)} to ${formatValue(field, to)}`;
}

/** Replaces stored categories with genre names. */
export const withGenreNames = <Change extends FieldChange>(
  fields: readonly Change[],
  genreName: (category: string) => string,
): Change[] =>
  fields.map((change) => {
    const { field, from, to } = change;
    if (field !== 'category') return change;
    return {
      ...change,
      ...(typeof from === 'string' && { from: genreName(from) }),
      ...(typeof to === 'string' && { to: genreName(to) }),
    };
  });

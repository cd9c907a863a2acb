import { formatMoney } from '@book-store/contract/money';
import { ORDER_PREFIX } from '@book-store/contract/orders/order/order-number';
import { CONFIRM_HOURS } from '@book-store/contract/people/account/account-limits';
import { weekdayName } from '@book-store/contract/place';
import type { AdminChange } from '@book-store/contract/platform/audit/admin-change.schemas';
import { formatWeight } from '@book-store/contract/settings/delivery/weight';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { SOCIAL_NETWORKS } from '@book-store/contract/settings/shop/social-networks';
import { changedFields } from '../../platform/documents/changed-fields.ts';

const FIELDS = [
  'name',
  'description',
  'logo',
  'phone',
  'email',
  'address',
  'openingHours',
  ...SOCIAL_NETWORKS,
  'bannerHeading',
  'bannerText',
  'bannerButton',
  'bannerLink',
  'ways',
  'closedDays',
  'keptDays',
  'usualWeight',
  'orderableDays',
  'deliveryNote',
  'keepNamesYears',
  'keepContactsMonths',
  'storefront',
  'severalCopies',
  'guestOrders',
  'returnDays',
  'confirmHours',
  'orderPrefix',
] as const;

type Way = ShopView['ways'][number];

const wayInWords = ({ name, kind, countries, steps, heavier = [], freeFrom, days }: Way) =>
  [
    name ?? kind,
    ...countries,
    ...steps.map(({ sum, price }) => `${formatMoney(price)} from ${formatMoney(sum)}`),
    ...heavier.map(({ over, price }) => `${formatMoney(price)} above ${formatWeight(over)}`),
    ...(freeFrom === undefined ? [] : [`free from ${formatMoney(freeFrom)}`]),
    `${days.from} to ${days.to} days`,
  ].join(', ');

/** Days and other spans as texts, because the log shows numbers as they are. */
const toFields = ({
  ways,
  closed,
  keptDays,
  usualWeight,
  orderableDays,
  returnDays,
  confirmHours,
  keepNamesYears,
  keepContactsMonths,
  logo,
  social,
  banner,
  place,
  ...others
}: ShopView) => ({
  ...others,
  ...social,
  logo: logo?.fileName,
  bannerHeading: banner?.heading,
  bannerText: banner?.text,
  bannerButton: banner?.button,
  bannerLink: banner?.buttonLink,
  ways: ways.map(wayInWords).join('; '),
  closedDays:
    closed && [...closed.weekdays.map((day) => weekdayName('en', day)), ...closed.dates].join(', '),
  keptDays: String(keptDays),
  usualWeight: usualWeight && formatWeight(usualWeight),
  orderableDays: String(orderableDays),
  returnDays: returnDays === undefined ? undefined : String(returnDays),
  confirmHours: String(confirmHours ?? CONFIRM_HOURS),
  orderPrefix: (place?.orderPrefix ?? ORDER_PREFIX) || undefined,
  keepNamesYears: String(keepNamesYears),
  keepContactsMonths: String(keepContactsMonths),
});

/** Returns undefined if nothing changed. */
export const shopEdited = (before: ShopView, after: ShopView): AdminChange | undefined =>
  settingsEdited(FIELDS, { before: toFields(before), after: toFields(after) });

/** Returns what the log says of edited settings; undefined if none of these fields changed. */
export function settingsEdited<Name extends string>(
  ...changed: Parameters<typeof changedFields<Name>>
): AdminChange | undefined {
  const fields = changedFields(...changed);
  return fields.length > 0 ? { action: 'shop-edited', subject: {}, fields } : undefined;
}

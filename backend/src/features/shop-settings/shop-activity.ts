import type { AdminChange } from '@book-store/contract/schemas/admin-change';
import type { ShopView } from '@book-store/contract/schemas/shop';
import { SOCIAL_NETWORKS } from '@book-store/contract/social-networks';
import { changedFields } from '../../shared/changed-fields.ts';

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
  'deliveryFee',
  'freeFrom',
  'deliveryDays',
  'orderableDays',
  'deliveryNote',
  'keepNamesYears',
  'keepContactsMonths',
] as const;

/** Days and other spans as texts, because the log shows numbers as they are. */
const toFields = ({
  deliveryDays: { from, to },
  orderableDays,
  keepNamesYears,
  keepContactsMonths,
  logo,
  social,
  banner,
  ...others
}: ShopView) => ({
  ...others,
  ...social,
  logo: logo?.fileName,
  bannerHeading: banner?.heading,
  bannerText: banner?.text,
  bannerButton: banner?.button,
  bannerLink: banner?.buttonLink,
  deliveryDays: `${from} to ${to}`,
  orderableDays: String(orderableDays),
  keepNamesYears: String(keepNamesYears),
  keepContactsMonths: String(keepContactsMonths),
});

/** Returns undefined if nothing changed. */
export function shopEdited(before: ShopView, after: ShopView): AdminChange | undefined {
  const fields = changedFields(FIELDS, { before: toFields(before), after: toFields(after) });
  return fields.length > 0 ? { action: 'shop-edited', subject: {}, fields } : undefined;
}

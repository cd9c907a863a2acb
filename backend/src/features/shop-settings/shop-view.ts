import type { ShopView } from '@book-store/contract/schemas/shop';
import type { StoredShopSettings } from './shop-settings.model.ts';

/** Returns the settings as visitors see them. */
export const toShopView = ({
  deliveryFeeCents,
  freeFromCents,
  deliveryDays,
  orderableDays,
  deliveryNote,
  keepNamesYears,
  keepContactsMonths,
  versions,
  name,
  logo,
  social,
  banner,
  ...texts
}: StoredShopSettings): ShopView => ({
  name,
  description: texts.description || undefined,
  logo: logo ?? undefined,
  phone: texts.phone || undefined,
  email: texts.email || undefined,
  address: texts.address || undefined,
  openingHours: texts.openingHours || undefined,
  social: social ? withoutNull(social) : undefined,
  banner: banner ? withoutNull(banner) : undefined,
  deliveryFee: deliveryFeeCents,
  freeFrom: freeFromCents ?? undefined,
  deliveryDays,
  orderableDays,
  deliveryNote: deliveryNote || undefined,
  keepNamesYears,
  keepContactsMonths,
  versions: {
    identity: versions?.identity ?? 0,
    banner: versions?.banner ?? 0,
    delivery: versions?.delivery ?? 0,
    retention: versions?.retention ?? 0,
  },
});

const withoutNull = (texts: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : [])));

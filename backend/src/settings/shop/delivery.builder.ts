import { DEFAULT_WAYS, type DeliveryWay } from '@book-store/contract/settings/delivery/delivery';

type GivenWay = Partial<DeliveryWay> & { price?: number };

/** Returns a way of delivery with one price; give only what matters. */
export const aWay = ({ price = 0, ...given }: GivenWay = {}): DeliveryWay => ({
  id: given.name?.toLowerCase().replace(/\W/g, '-') ?? 'delivery',
  kind: 'parcel',
  countries: [],
  steps: [{ sum: 0, price }],
  days: { from: 2, to: 4 },
  ...given,
});

/** The public delivery settings by default. */
export const DEFAULT_DELIVERY = { ways: DEFAULT_WAYS, keptDays: 14, orderableDays: 10 };

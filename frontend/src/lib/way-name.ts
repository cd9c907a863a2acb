import type { WayKind } from '@book-store/contract/delivery';

/** What a way of delivery is called that has no name of its own. */
const WAY_NAMES: Record<WayKind, string> = {
  parcel: 'Delivery',
  'pick-up': 'Pick-up in our shop',
  round: 'Delivery',
};

/** Returns what a way of delivery, or the way of an order, is called. */
export const wayName = (way?: { name?: string | undefined; kind: WayKind }): string =>
  way?.name ?? WAY_NAMES[way?.kind ?? 'parcel'];

import type { WayKind } from '@book-store/contract/settings/delivery/delivery';
import { type OrderingTexts, orderingTexts } from './ordering-texts.ts';

/** Returns what a way of delivery, or the way of an order, is called. */
export const wayName = (
  way?: { name?: string | undefined; kind: WayKind },
  { ways }: OrderingTexts = orderingTexts.english,
): string => way?.name ?? ways[way?.kind ?? 'parcel'];

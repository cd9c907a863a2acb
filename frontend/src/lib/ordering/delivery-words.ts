import type { WayKind } from '@book-store/contract/settings/delivery/delivery';
import { formatAmount } from '../money/amount.ts';
import { textsNow } from '../wording/storefront-texts.ts';
import { type CommonTexts, commonTexts } from '../wording/texts.ts';
import { type OrderingTexts, orderingTexts } from './texts.ts';

export const wayName = (
  way?: { name?: string | undefined; kind: WayKind },
  { ways }: OrderingTexts = textsNow(orderingTexts),
): string => way?.name ?? ways[way?.kind ?? 'parcel'];

/** 'free' without a fee. */
export const deliveryWords = (
  fee: number,
  { free }: CommonTexts['delivery'] = textsNow(commonTexts).delivery,
): string => (fee > 0 ? formatAmount(fee) : free);

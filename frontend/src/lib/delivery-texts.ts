import { area, type TextsOf } from './storefront-texts.ts';

/** What deliveries cost, and how long they take. */
export const deliveryTexts = area('lib/delivery', {
  free: 'free',
  workingDays({ from, to }: { from: number; to: number }): string {
    if (from !== to) return `${from} to ${to} working days`;
    return from === 1 ? '1 working day' : `${from} working days`;
  },
});
export type DeliveryTexts = TextsOf<typeof deliveryTexts>;

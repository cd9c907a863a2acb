import { area, type TextsOf } from '../wording/storefront-texts.ts';

/** What deliveries cost, and how long they take. */
export const deliveryTexts = area('lib/ordering/delivery', {
  free: 'free',
  workingDays({ from, to }: { from: number; to: number }): string {
    if (from !== to) return `${from} to ${to} working days`;
    return from === 1 ? '1 working day' : `${from} working days`;
  },
  /** Of a book that has to be ordered first, or of all of an order. */
  onceHere: ' after it has reached us',
  onceAllHere: ' after all books have reached us',
});
export type DeliveryTexts = TextsOf<typeof deliveryTexts>;

import { area } from '../../lib/wording/storefront-texts.ts';

/** Of the orders that are brought or collected. */
export const handoverTexts = area('dashboard/orders/handover', {
  /** What is done next with an order that is collected. */
  steps: { confirm: 'Confirm', ready: 'Ready', collected: 'Collected' },
  pickUps: {
    title: 'Pick-ups',
    deliveryList: 'Delivery list',
    failed: 'The orders to be collected could not be loaded.',
    waiting: 'Waiting to be collected',
    toGetReady: 'To get ready',
    none: 'No orders are waiting to be collected.',
    /** Stands between the copies and the number of an order. */
    order: ', order ',
    keptUntil: (day: string): string => `, kept until ${day}`,
  },
});

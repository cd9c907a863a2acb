import { counted } from '../../lib/money/amount.ts';
import { area } from '../../lib/wording/storefront-texts.ts';

const parcels = (count: number) => counted(count, 'parcel');

/** Of the orders that are brought or collected. */
export const handoverTexts = area('dashboard/orders/handover', {
  /** What is done next with an order that is collected. */
  steps: { confirm: 'Confirm', ready: 'Ready', collected: 'Collected' },
  /** What stands instead of the cash to collect. */
  paid: 'paid',
  onInvoice: 'on invoice',
  parcels,
  deliveries: {
    title: 'Delivery list',
    about: 'All parcels that are packed or out for delivery, by city.',
    pickUps: 'Pick-ups',
    print: 'Print delivery list',
    failed: 'The delivery list could not be loaded.',
    none: 'No parcels are packed or out for delivery.',
    toPack: 'See orders to be packed',
    toCollect: (count: number): string => `to collect from ${parcels(count)}`,
    /** Stands between the copies and the number of an order. */
    order: ', order ',
  },
  /** Of the list on paper. */
  sheet: {
    label: 'Printed delivery list',
    delivered: 'Delivered',
    name: 'Name and phone',
    address: 'Address',
    order: 'Order',
    cash: 'Cash',
    paid: 'Paid',
    note: (text: string): string => `Note: ${text}`,
    total: (count: number): string => `${parcels(count)}, cash to collect`,
  },
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

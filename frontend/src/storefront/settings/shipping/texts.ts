import { area } from '../../../lib/wording/storefront-texts.ts';

type Step = { price: string; from: string };

/** Of the shipping policy, until the owner writes one. */
export const shippingTexts = area('settings/shipping', {
  delivery: 'Delivery',
  confirm:
    'We confirm each order, pack it on the next working day and hand it to the courier. Your account shows each step.',
  costs: 'Costs and taxes',
  taxes: (costs: string, total: string): string =>
    `The prices of our books include taxes. ${costs} ${total}`,
  atDoor: 'The total at the checkout is what you hand over at the door.',
  total: 'The total at the checkout is all that you pay.',
  isFree: (way: string): string => `${way} is free.`,
  /** What heavier books cost, after the price of lighter ones. */
  heavier: (price: string, weight: string): string => `, ${price} for more than ${weight}`,
  /** What a way costs; each step is a price, and from which sum of the books it holds. */
  cost: (way: string, first: string, steps: readonly Step[], free: string | undefined): string => {
    const others = steps.map(({ price, from }) => `, ${price} for books of ${from} or more`);
    const nothing = free === undefined ? '' : `, and nothing for books of ${free} or more`;
    return `${way} costs ${first}${others.join('')}${nothing}.`;
  },
  door: 'At the door',
  cash: 'Please have the cash ready, if possible the exact amount.',
  nobodyHome: 'If nobody is at home, we try again on the next working day.',
});

import { area } from '../../../../lib/wording/storefront-texts.ts';

/** Of the discount code in cart and checkout. */
export const discountTexts = area('orders/parts/discount', {
  summary: 'Use a discount code',
  label: 'Discount code',
  apply: 'Apply',
  remove: 'Remove',
  checking: 'Checking the code…',
  applied: (code: string): string => `The code ${code} is applied.`,
  afterwards: 'With the discount',
  failed: 'The code could not be checked. Please try again.',
  /** Why a code cannot be used. */
  refusals: {
    unknown: (): string => 'We have no such code. Please check how it is spelled.',
    'not-yet': (day: string): string => `This code can be used from ${day} on.`,
    expired: (): string => 'This code has expired.',
    'used-up': (): string => 'This code has been used up.',
    'used-by-you': (): string => 'You have already used this code.',
    minimum: (_day: string, minimum: string): string =>
      `This code is for books for at least ${minimum}.`,
    'not-these-books': (): string => 'This code is not for the books in your cart.',
  },
});

import { area } from '../../lib/wording/storefront-texts.ts';

/** Of buying: what every page needs. */
export const ordersTexts = area('orders', {
  /** Of the button that puts a book into the cart: every page has it. */
  addToCart: {
    full: (most: number): string => `Your cart is full: one order holds ${most} books.`,
    noMore: 'More copies of this book cannot be ordered at the moment.',
    view: 'View cart',
    inCart: 'In your cart',
    copies: (count: number): string => `${count} in your cart`,
  },
});

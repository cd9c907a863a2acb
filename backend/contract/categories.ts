/** The categories of books, in the order of the shop's lists. */
export const CATEGORIES = ['business', 'technology', 'fiction', 'horror', 'adventure'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Why the copies on the shelf became more or fewer. */
export const STOCK_CAUSES = [
  'order-placed',
  'order-cancelled',
  'order-refused',
  'order-reopened',
  'book-added',
  'edited',
  'counted',
  'corrected',
  'imported',
] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];

/** Maximum length of an admin's reason for a change of the stock, in characters. */
export const STOCK_REASON_MAX = 200;

/** With so many copies or fewer a book is running out, until the owner sets another number. */
export const LOW_STOCK_LEVEL = 3;
export const LOW_STOCK_LEVEL_MAX = 1000;

/** What the checkout passes to the orders page in the history's state. */
export type JustPlaced = {
  /** The id of the order just placed. */
  placed: string;
  /** Whether saving the details for the next time failed. */
  unsaved: boolean;
};

export const toJustPlaced = (state: unknown): JustPlaced | undefined =>
  typeof (state as Partial<JustPlaced> | null)?.placed === 'string'
    ? (state as JustPlaced)
    : undefined;

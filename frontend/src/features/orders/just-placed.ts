/** What the checkout hands to the orders page in the history's state: the order just placed. */
export type JustPlaced = {
  placed: string /** Whether saving the details for next time failed. */;
  unsaved?: boolean;
};

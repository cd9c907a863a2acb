/** How the account begins of orders that belong to nobody any more. */
export const NOBODY = 'deleted:';

/** Returns whether the account of an order was deleted. */
export const isDetached = (uid: string): boolean => uid.startsWith(NOBODY);

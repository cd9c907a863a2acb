/** The prefix of the uid of orders that no longer belong to anybody. */
export const NOBODY = 'deleted:';

/** Whether the order's account was deleted. */
export const isDetached = (uid: string): boolean => uid.startsWith(NOBODY);

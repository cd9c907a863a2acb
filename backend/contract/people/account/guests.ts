/** How the ids of accounts begin that stand for guests. */
export const GUEST = 'guest:';

/** Returns whether an account stands for guests. */
export const isGuest = (uid: string): boolean => uid.startsWith(GUEST);

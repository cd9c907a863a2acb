/** The prefix of guests' ids. */
export const GUEST = 'guest:';

export const isGuest = (uid: string): boolean => uid.startsWith(GUEST);

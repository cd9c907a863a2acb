/** Opened from mails about a sold-out book, with the token of one address. */
export const confirmWaitPath = (token: string, bookId: string): string =>
  `/back-in-stock/confirm?token=${token}&book=${bookId}`;
export const stopWaitingPath = (token: string): string => `/back-in-stock/stop?token=${token}`;

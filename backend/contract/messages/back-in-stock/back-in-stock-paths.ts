/** Opened from mails about a sold-out book, with the token of one address. */
export const confirmWaitPath = (token: string, bookId: string): string =>
  `/back-in-stock/confirm?token=${token}&book=${bookId}`;
export const stopWaitingPagePath = (token: string): string => `/back-in-stock/stop?token=${token}`;

/** Shown after the forms without JavaScript. */
export const WAIT_CONFIRMED_PATH = '/back-in-stock/confirm?done=true';
export const WAIT_EXPIRED_PATH = '/back-in-stock/confirm?expired=true';
export const WAITS_FULL_PATH = '/back-in-stock/confirm?full=true';
export const WAITING_STOPPED_PATH = '/back-in-stock/stop?done=true';

/** The forms' targets without JavaScript. */
export const confirmWaitFormPath = (token: string, bookId: string): string =>
  `/api/back-in-stock/confirm/${token}/${bookId}/form`;
export const stopWaitingFormPath = (token: string): string => `${stopWaitingPath(token)}/form`;

/** Called by the unsubscribe button of mail programs (RFC 8058); opened in a browser, it redirects to the page. */
export const stopWaitingPath = (token: string): string => `/api/back-in-stock/stop/${token}`;

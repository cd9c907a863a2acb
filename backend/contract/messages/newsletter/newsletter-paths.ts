/** Opened from newsletter mails, with the token of one address. */
export const confirmPath = (token: string): string => `/newsletter/confirm?token=${token}`;
export const unsubscribePagePath = (token: string): string =>
  `/newsletter/unsubscribe?token=${token}`;

/** Shown once the address is removed. */
export const UNSUBSCRIBED_PATH = '/newsletter/unsubscribe?done=true';

/** The form's target without JavaScript. */
export const unsubscribeFormPath = (token: string): string => `${unsubscribePath(token)}/form`;

/** Called by the unsubscribe button of mail programs (RFC 8058); opened in a browser, it redirects to the page. */
export const unsubscribePath = (token: string): string => `/api/newsletter/unsubscribe/${token}`;

/** What the token of a mailed link looks like when the mail program has not cut it short. */
export const LINK_TOKEN = /^[\w-]{32}$/;

/** Opened from newsletter mails, with the token of one address. */
export const confirmPath = (token: string): string => `/newsletter/confirm?token=${token}`;
export const unsubscribePagePath = (token: string): string =>
  `/newsletter/unsubscribe?token=${token}`;

/** Shown after the forms without JavaScript. */
export const CONFIRMED_PATH = '/newsletter/confirm?done=true';
export const EXPIRED_PATH = '/newsletter/confirm?expired=true';
export const UNSUBSCRIBED_PATH = '/newsletter/unsubscribe?done=true';

/** The forms' targets without JavaScript. */
export const confirmFormPath = (token: string): string => `/api/newsletter/confirm/${token}/form`;
export const unsubscribeFormPath = (token: string): string => `${unsubscribePath(token)}/form`;

/** Called by the unsubscribe button of mail programs (RFC 8058); opened in a browser, it redirects to the page. */
export const unsubscribePath = (token: string): string => `/api/newsletter/unsubscribe/${token}`;

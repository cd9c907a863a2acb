/** The pages that links in the newsletter's mails open, with the token of one address. */
export const confirmPath = (token: string): string => `/newsletter/confirm?token=${token}`;
export const unsubscribePagePath = (token: string): string =>
  `/newsletter/unsubscribe?token=${token}`;

/** What the page shows once the address is off the list. */
export const UNSUBSCRIBED_PATH = '/newsletter/unsubscribe?done=true';

/** Where the form of the page is sent without JavaScript. */
export const unsubscribeFormPath = (token: string): string => `${unsubscribePath(token)}/form`;

/** The call that mail programs make for their own unsubscribe button (RFC 8058); opened, it leads to the page. */
export const unsubscribePath = (token: string): string => `/api/newsletter/unsubscribe/${token}`;

export type CustomerSession = {
  /** Returns the customer's ID token, or null. */
  token: () => Promise<string | null>;
  /** Asks who keeps the accounts whether the session still runs; if it has ended, the customer is signed out. */
  isRunning: () => Promise<boolean>;
};

let session: CustomerSession = { token: async () => null, isRunning: async () => false };

/** Sets the customer's session; the sign-in feature calls this once it has loaded. */
export const provideCustomerSession = (next: CustomerSession) => {
  session = next;
};

/** Returns the signed-in customer's ID token, or null; never cached, so it is never stale. */
export const customerToken = (): Promise<string | null> => session.token();

/** Returns whether the customer is still signed in, after the server has refused their token. */
export const isCustomerStillSignedIn = (): Promise<boolean> => session.isRunning();

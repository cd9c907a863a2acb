export type CustomerSession = {
  token: () => Promise<string | null>;
  /** Asks the account provider whether the session is still valid; signs the customer out otherwise. */
  isRunning: () => Promise<boolean>;
};

let session: CustomerSession = { token: async () => null, isRunning: async () => false };

/** Called by the sign-in code once it has loaded. */
export const provideCustomerSession = (next: CustomerSession) => {
  session = next;
};

/** Never cached, so that it is never stale. */
export const customerToken = (): Promise<string | null> => session.token();

/** Called after the server has refused the token. */
export const isCustomerStillSignedIn = (): Promise<boolean> => session.isRunning();

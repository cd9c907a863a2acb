type TokenSource = () => Promise<string | null>;

let source: TokenSource = async () => null;

/** Sets the source of the customer's ID token; the sign-in feature calls this once it has loaded. */
export const provideCustomerToken = (next: TokenSource) => {
  source = next;
};

/** Returns the signed-in customer's ID token, or null; never cached, so it is never stale. */
export const customerToken = (): Promise<string | null> => source();

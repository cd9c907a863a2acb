type TokenSource = () => Promise<string | null>;

let source: TokenSource = async () => null;

/** Names who is asked for the customer's ID token; the sign-in feature does so when it has loaded. */
export const provideCustomerToken = (next: TokenSource) => {
  source = next;
};

/** The signed-in customer's fresh ID token, or null; never kept, so that it is never stale. */
export const customerToken = (): Promise<string | null> => source();

export type Buyer = {
  /** The account; the guests of a browser share a placeholder. */
  uid: string;
  name: string | null;
  /** The address of the account; guests have none yet. */
  email: string | undefined;
};

export const GUEST: Buyer = { uid: 'guest', name: null, email: undefined };

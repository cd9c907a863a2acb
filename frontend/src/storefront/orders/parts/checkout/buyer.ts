/** Who orders: a customer, or a guest. */
export type Buyer = {
  /** The account; guests of this browser share one that is none. */
  uid: string;
  name: string | null;
  /** The address of the account; guests have none yet. */
  email: string | undefined;
};

export const GUEST: Buyer = { uid: 'guest', name: null, email: undefined };

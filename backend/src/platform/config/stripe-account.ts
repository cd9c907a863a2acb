/** An account at Stripe, as the environment names it. */
export type StripeAccount = {
  secretKey: string;
  webhookSecret: string;
  /** The origin of its API. */
  apiUrl: string;
};

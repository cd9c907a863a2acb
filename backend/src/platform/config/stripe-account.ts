export type StripeAccount = {
  secretKey: string;
  webhookSecret: string;
  /** The origin of its API. */
  apiUrl: string;
};

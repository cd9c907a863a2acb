import { z } from 'zod';

/** The configuration that the browser needs; nothing here is secret. */
export const ShopConfigView = z.object({
  /** Firebase's public web keys; absent if customers cannot sign in here. */
  firebase: z
    .object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      appId: z.string().optional(),
    })
    .optional(),
  /** True if the accounts are the shop's own: it answers the SDK's calls itself, on its own origin. */
  ownAccounts: z.boolean(),
  /** False if links about accounts are not mailed but kept for the owner to pass on. */
  mailsLinks: z.boolean(),
  /** How customers sign in with Google: by Firebase, by the shop's server, or by a page that stands in for Google; absent if they cannot. */
  google: z.enum(['firebase', 'oauth', 'stand-in']).optional(),
});
export type ShopConfigView = z.output<typeof ShopConfigView>;

import { z } from 'zod';

/** Public configuration for the browser. */
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
  /** True for the shop's own accounts: it serves the SDK's calls on its own origin. */
  ownAccounts: z.boolean(),
  /** False if links about accounts are not mailed but stored for the owner to pass on. */
  mailsLinks: z.boolean(),
  /** By Firebase, by the shop's server, or by a stand-in for Google; absent if customers cannot sign in with Google. */
  google: z.enum(['firebase', 'oauth', 'stand-in']).optional(),
});
export type ShopConfigView = z.output<typeof ShopConfigView>;

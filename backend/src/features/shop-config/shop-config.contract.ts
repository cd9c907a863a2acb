import { z } from 'zod';

/** What the browser must know of this installation; nothing here is secret. */
export const ShopConfigView = z.object({
  /** Firebase's public web keys. */
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    appId: z.string().optional(),
  }),
  /** True where sign-in goes to the emulator through this very origin. */
  signInEmulator: z.boolean(),
});
export type ShopConfigView = z.output<typeof ShopConfigView>;

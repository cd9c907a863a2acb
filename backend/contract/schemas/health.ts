import { z } from 'zod';

/**
 * `read-only`: the database responds but cannot store anything, for example on a full disk. `starting`
 * applies only to sign-in: the emulator may start after the shop.
 */
export const HealthView = z.object({
  status: z.enum(['ok', 'degraded', 'down', 'stopping']),
  database: z.enum(['up', 'read-only', 'down']),
  signIn: z.enum(['up', 'starting', 'down']),
});
export type HealthView = z.output<typeof HealthView>;

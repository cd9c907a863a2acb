import { z } from 'zod';

/**
 * `read-only`: the database answers and stores nothing, as on a full disk. `starting` is told only of
 * sign-in: the emulator may come up after the shop.
 */
export const HealthView = z.object({
  status: z.enum(['ok', 'degraded', 'down', 'stopping']),
  database: z.enum(['up', 'read-only', 'down']),
  signIn: z.enum(['up', 'starting', 'down']),
});
export type HealthView = z.output<typeof HealthView>;

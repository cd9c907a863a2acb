import { z } from 'zod';

/** `starting` is told only of sign-in: the emulator may come up after the shop. */
export const HealthView = z.object({
  status: z.enum(['ok', 'degraded', 'down', 'stopping']),
  database: z.enum(['up', 'down']),
  signIn: z.enum(['up', 'starting', 'down']),
});
export type HealthView = z.output<typeof HealthView>;

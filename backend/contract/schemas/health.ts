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

/** Whether this server takes requests, and a sentence that says why. */
export const ReadyView = z.object({ ready: z.boolean(), detail: z.string() });
export type ReadyView = z.output<typeof ReadyView>;

export const LiveView = z.object({ live: z.literal(true) });

import { z } from 'zod';
import { ClockJump } from '../../platform/jobs/clock-jump.schemas.ts';
import { TaskProblem } from '../../platform/jobs/task-problems.schemas.ts';

/**
 * `read-only`: the database responds but cannot store anything, for example on a full disk. Sign-in is `down`
 * if Google's keys cannot be fetched, or if the database with the shop's own accounts is down; `off` if
 * customers cannot sign in. Task problems and a clock jump make the shop `degraded`.
 */
export const HealthView = z.object({
  status: z.enum(['ok', 'degraded', 'down', 'stopping']),
  database: z.enum(['up', 'read-only', 'down']),
  signIn: z.enum(['up', 'down', 'off']),
  /** Present while background tasks are failing. */
  problems: z.array(TaskProblem).optional(),
  /** Present while deadlines are suspended because the clock has jumped. */
  clockJump: ClockJump.optional(),
});
export type HealthView = z.output<typeof HealthView>;

/** `detail` is the reason in a sentence. */
export const ReadyView = z.object({ ready: z.boolean(), detail: z.string() });
export type ReadyView = z.output<typeof ReadyView>;

export const LiveView = z.object({ live: z.literal(true) });

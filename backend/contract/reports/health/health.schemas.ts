import { z } from 'zod';
import { ClockJump } from '../../platform/jobs/clock-jump.schemas.ts';
import { TaskProblem } from '../../platform/jobs/task-problems.schemas.ts';

/**
 * `read-only`: the database responds but cannot store anything, for example on a full disk. Sign-in is `down` if
 * Google's keys cannot be fetched, or with the database that has the shop's own accounts; `off`: customers cannot sign
 * in here. Problems of tasks and a jump of the clock make the shop `degraded`.
 */
export const HealthView = z.object({
  status: z.enum(['ok', 'degraded', 'down', 'stopping']),
  database: z.enum(['up', 'read-only', 'down']),
  signIn: z.enum(['up', 'down', 'off']),
  /** Present while background tasks cannot do all of their work. */
  problems: z.array(TaskProblem).optional(),
  /** Present while deadlines wait, because the clock has jumped. */
  clockJump: ClockJump.optional(),
});
export type HealthView = z.output<typeof HealthView>;

/** Whether this server takes requests, and a sentence that says why. */
export const ReadyView = z.object({ ready: z.boolean(), detail: z.string() });
export type ReadyView = z.output<typeof ReadyView>;

export const LiveView = z.object({ live: z.literal(true) });

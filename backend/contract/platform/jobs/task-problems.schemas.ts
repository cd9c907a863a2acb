import { z } from 'zod';
import { IsoDate } from '../../parts.schemas.ts';
import { TASKS } from './tasks.ts';

/** A background task with failures; it continues with the rest of its work. */
export const TaskProblem = z.object({
  task: z.enum(TASKS),
  /** Documents set aside; 0 if the task fails as a whole. */
  documents: z.number().int(),
  since: IsoDate,
});
export type TaskProblem = z.output<typeof TaskProblem>;

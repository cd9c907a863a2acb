import { z } from 'zod';
import { IsoDate } from '../../parts.schemas.ts';
import { TASKS } from './tasks.ts';

/** A background task that cannot do all of its work. The rest of it goes on. */
export const TaskProblem = z.object({
  task: z.enum(TASKS),
  /** How many documents it has set aside; 0 if the task fails as a whole. */
  documents: z.number().int(),
  since: IsoDate,
});
export type TaskProblem = z.output<typeof TaskProblem>;

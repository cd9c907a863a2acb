import { z } from 'zod';
import { IsoDate } from '../../parts.schemas.ts';
import { DESK_COUNT_MAX, DESK_LINES } from '../../platform/desk/desk-lines.ts';

/** What waits, the oldest first; what has no age comes last. */
export const DeskView = z.object({
  lines: z.array(
    z.object({
      name: z.enum(DESK_LINES),
      /** At least 1. The largest value means that many or more. */
      count: z.number().int().min(1).max(DESK_COUNT_MAX),
      /** Since when the oldest waits. */
      since: IsoDate.optional(),
    }),
  ),
});
export type DeskView = z.output<typeof DeskView>;

import { z } from 'zod';
import { IsoDate } from '../../parts.schemas.ts';

/**
 * The server's clock has jumped by more than a day, or the shop was off that long. Until it has run steadily for
 * `hoursLeft` more, or an admin has confirmed the clock, no deadline deletes, erases or cancels anything.
 */
export const ClockJump = z.object({
  from: IsoDate,
  to: IsoDate,
  hoursLeft: z.number().int(),
});
export type ClockJump = z.output<typeof ClockJump>;

/** `to` is that of the confirmed jump. */
export const ConfirmClockBody = z.strictObject({ to: IsoDate });
export const ConfirmedClock = z.object({ confirmed: z.boolean() });

import { z } from 'zod';
import { IsoDate } from '../../parts.schemas.ts';

/**
 * The server's clock has jumped by more than a day, or the shop was off for so long. Until it has run steadily for
 * `hoursLeft` more, or an admin has confirmed the clock, nothing is deleted, erased or cancelled by a deadline.
 */
export const ClockJump = z.object({
  from: IsoDate,
  to: IsoDate,
  hoursLeft: z.number().int(),
});
export type ClockJump = z.output<typeof ClockJump>;

/** `to` is that of the jump after which the clock is right. */
export const ConfirmClockBody = z.strictObject({ to: IsoDate });
export const ConfirmedClock = z.object({ confirmed: z.boolean() });

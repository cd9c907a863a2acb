import { z } from 'zod';
import { FromVersion, Money, Price, Version } from '../../parts.schemas.ts';

export const SecuritySection = z.strictObject({
  /** Larger refunds and gift cards, also in parts, require a password entered recently; absent: `REFUND_CONFIRMED_ABOVE`. */
  confirmRefundsAbove: Price.optional(),
  /** Whether everybody who works here needs a second factor. Turned on only by an owner who has one. */
  requireSecondFactor: z.boolean().optional(),
});

export const SecuritySettings = z.object({
  confirmRefundsAbove: Money,
  requireSecondFactor: z.boolean(),
  version: Version,
});
export type SecuritySettings = z.output<typeof SecuritySettings>;

export const EditSecurityBody = SecuritySection.extend({ version: FromVersion });
export type EditSecurityBody = z.input<typeof EditSecurityBody>;

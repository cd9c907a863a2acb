import { z } from 'zod';
import { toMajor, toMinor } from '../../money.ts';
import { ADMIN_ACTIONS } from './admin-actions.ts';
import { withAmounts } from './amount-fields.ts';

/** Settings have lists as they are set, such as the ways of delivery. */
const FieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.unknown())]);

const Change = z.object({
  field: z.string(),
  from: FieldValue.optional(),
  to: FieldValue.optional(),
});

/** One field before and after the change; an absent value means that it had none. Its name says whether it is an amount. */
export const FieldChange = z.codec(Change, Change, {
  decode: (change) => withAmounts(change, toMinor),
  encode: (change) => withAmounts(change, toMajor),
});
export type FieldChange = z.output<typeof FieldChange>;

/** What an admin has changed. Never contains a customer's data: of an order only its id. */
export const AdminChange = z.object({
  action: z.enum(ADMIN_ACTIONS),
  /** What was changed: its id, and its name at the time. */
  subject: z.object({ id: z.string().optional(), name: z.string().optional() }),
  fields: z.array(FieldChange),
});
export type AdminChange = z.output<typeof AdminChange>;

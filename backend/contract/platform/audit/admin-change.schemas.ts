import { z } from 'zod';
import { toMajor, toMinor } from '../../money.ts';
import { Id } from '../../parts.schemas.ts';
import { ADMIN_ACTIONS } from './admin-actions.ts';
import { withAmounts } from './amount-fields.ts';

/** Settings contain lists, such as the ways of delivery. */
const FieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.unknown())]);

const Change = z.object({
  field: z.string(),
  from: FieldValue.optional(),
  to: FieldValue.optional(),
});

/** A field before and after the change; an absent value means none. Its name tells whether it is an amount. */
export const FieldChange = z.codec(Change, Change, {
  decode: (change) => withAmounts(change, toMinor),
  encode: (change) => withAmounts(change, toMajor),
});
export type FieldChange = z.output<typeof FieldChange>;

/** A change by an admin. Never contains a customer's data: only the id of an order. */
export const AdminChange = z.object({
  action: z.enum(ADMIN_ACTIONS),
  /** What was changed: its id, and its name at the time. */
  subject: z.object({ id: z.string().optional(), name: z.string().optional() }),
  fields: z.array(FieldChange),
});
export type AdminChange = z.output<typeof AdminChange>;

/** Who has made a change. */
export const ChangeAuthor = z.discriminatedUnion('kind', [
  /** `name` is the username at the time. */
  z.object({ kind: z.literal('admin'), id: Id, name: z.string() }),
  /** A command on the server; `name` is the operating system's user. */
  z.object({ kind: z.literal('command'), name: z.string() }),
]);
export type ChangeAuthor = z.output<typeof ChangeAuthor>;

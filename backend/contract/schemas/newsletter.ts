import { z } from 'zod';
import { Email } from './parts.ts';

/** The newsletter form; submitting it is the consent, whose time is stored. */
export const SubscribeBody = z.strictObject({ email: Email });
export type SubscribeBody = z.input<typeof SubscribeBody>;

/** The same reply for a new and a known address, so that nobody learns who has subscribed. */
export const SubscribeReply = z.object({ subscribed: z.literal(true) });
export type SubscribeReply = z.output<typeof SubscribeReply>;

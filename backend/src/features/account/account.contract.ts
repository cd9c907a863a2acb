import { z } from 'zod';

/** The shop has let go of the account; the sign-in itself is deleted by the browser. */
export const AccountErased = z.object({ erased: z.literal(true) });
export type AccountErased = z.output<typeof AccountErased>;

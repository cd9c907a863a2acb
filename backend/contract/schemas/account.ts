import { z } from 'zod';

/** The shop has erased its data about the account; the browser deletes the Firebase account itself. */
export const AccountErased = z.object({ erased: z.literal(true) });
export type AccountErased = z.output<typeof AccountErased>;

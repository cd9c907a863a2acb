import { z } from 'zod';
import { MessagesExport } from '../../messages/mails/messages-export.schemas.ts';
import { OrdersExport } from '../../orders/order/orders-export.schemas.ts';
import { WireDate } from '../../parts.schemas.ts';
import { PeopleExport } from '../../people/account/account.schemas.ts';

/** All that the shop keeps about a person, as one file. */
export const AccountExport = z.object({
  exportedAt: WireDate,
  account: z.object({
    uid: z.string(),
    email: z.string().optional(),
    /** Subscription and mails of an address are exported only to whom it belongs. */
    emailVerified: z.boolean(),
    name: z.string().optional(),
  }),
  ...PeopleExport.shape,
  ...OrdersExport.shape,
  ...MessagesExport.shape,
});

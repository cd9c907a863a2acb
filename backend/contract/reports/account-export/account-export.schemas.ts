import { z } from 'zod';
import { MessagesExport } from '../../messages/mails/messages-export.schemas.ts';
import { OrdersExport } from '../../orders/order/orders-export.schemas.ts';
import { WireDate } from '../../parts.schemas.ts';
import { PeopleExport } from '../../people/account/account.schemas.ts';

/** All that the shop stores about a person, as one file. */
export const AccountExport = z.object({
  exportedAt: WireDate,
  account: z.object({
    uid: z.string(),
    email: z.string().optional(),
    /** An address's subscription and mails are exported only to its verified owner. */
    emailVerified: z.boolean(),
    name: z.string().optional(),
  }),
  ...PeopleExport.shape,
  ...OrdersExport.shape,
  ...MessagesExport.shape,
});

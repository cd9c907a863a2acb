import { z } from 'zod';
import { type Calls, named } from '../../call.ts';
import { Email } from '../../parts.schemas.ts';
import { CustomerId, GuestErased } from '../customers/admin-customers.schemas.ts';
import { ShopConfigView } from '../sign-in/shop-config.schemas.ts';
import { AccountErased } from './account.schemas.ts';
import { isGuest } from './guests.ts';

named({ AccountErased, GuestErased, ShopConfigView });

export const accountCalls = {
  'DELETE /api/account': {
    access: 'customer',
    summary: "Erases the shop's data about the account; requires a recent sign-in",
    reply: AccountErased,
    errors: ['recent-sign-in-required'],
  },
  'GET /api/config': {
    access: 'anyone',
    summary: "The browser's Firebase keys",
    reply: ShopConfigView,
  },
  'DELETE /api/admin/customers/:id': {
    access: 'admin',
    confirm: true,
    summary: 'Erases the data of somebody who orders without an account, as an account is erased',
    params: z.object({ id: CustomerId.refine(isGuest) }),
    reply: GuestErased,
  },
  'POST /api/admin/erasures': {
    access: 'admin',
    confirm: true,
    summary:
      'Erases what is stored about an address outside accounts: books waited for, questions, newsletter, mails, guest orders',
    body: z.strictObject({ email: Email }),
    reply: GuestErased,
  },
} satisfies Calls;

import type { OrdersExport } from '@book-store/contract/orders/order/orders-export.schemas';
import { guestUid } from '../../people/customers/guest-uid.ts';
import { type PersonalData, verifiedEmail } from '../../platform/area.ts';
import type { Customer } from '../../platform/http/authentication.ts';
import { detachOrders } from '../guests/detach-orders.ts';
import { forgetPersonalData, forgetRecipient } from '../guests/forget-personal-data.ts';
import { takeOverGuestOrders } from '../guests/take-over-guest-orders.ts';
import { listPapersOf } from '../papers/find-paper.ts';
import { listAllOwnOrders } from './list-orders.ts';
import { Order } from './orders.model.ts';

async function exportOrders(customer: Customer): Promise<Pick<OrdersExport, 'orders' | 'papers'>> {
  await takeOverGuestOrders(customer);
  const orders = await listAllOwnOrders(customer.uid);
  return { orders, papers: await listPapersOf(orders.map(({ _id }) => _id.toString())) };
}

export const orderData: PersonalData = {
  models: [Order],
  erase: async (customer) => {
    const email = verifiedEmail(customer);
    await detachOrders(customer.uid);
    if (email) await detachOrders(guestUid(email));
    if (email) await forgetRecipient(email);
  },
  export: exportOrders,
  forgetOld: forgetPersonalData,
};

import { guestUid } from '../../people/customers/guest-uid.ts';
import { type PersonalData, verifiedEmail } from '../../platform/area.ts';
import { CustomerFigures } from '../figures/customer-figures.model.ts';
import { DueFigure } from '../figures/due-figures.model.ts';
import { recountCustomers } from './recount-customers.ts';

export const customerFiguresData: PersonalData = {
  models: [CustomerFigures, DueFigure],
  /** The orders are detached by now. */
  erase: async (customer) => {
    const email = verifiedEmail(customer);
    // A guest is both; a customer is counted once.
    const ids = new Set([customer.uid, ...(email ? [guestUid(email)] : [])]);
    await recountCustomers([...ids]);
  },
};

import { guestUid } from '../../orders/guests/guests.ts';
import { type PersonalData, verifiedEmail } from '../../platform/area.ts';
import { CustomerFigures } from '../figures/customer-figures.model.ts';
import { forgetCustomer } from './recount-customers.ts';

export const customerFiguresData: PersonalData = {
  models: [CustomerFigures],
  erase: async (customer) => {
    const email = verifiedEmail(customer);
    await forgetCustomer(customer.uid);
    if (email) await forgetCustomer(guestUid(email));
  },
};

import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { ADDRESSES_MAX } from '@book-store/contract/people/account/account-limits';
import {
  useGetSavedDetailsQuery,
  useSaveDetailsMutation,
} from '../../../../api/calls/saved-details-api.ts';
import { isSameAddress } from '../../../../kit/fields/address-values.ts';
import type { Buyer } from './buyer.ts';

export function useSavedDelivery({ uid, email }: Buyer) {
  const { currentData: saved } = useGetSavedDetailsQuery(uid, { skip: email === undefined });
  const [saveDetails] = useSaveDetailsMutation();
  return {
    saved,
    /** Puts the new address first. Returns whether saving succeeded. */
    async save({ name, phone, address }: OrderView): Promise<boolean> {
      // Saving replaces the whole list, so it needs the addresses already saved.
      if (!saved) return false;
      const others = saved.addresses.filter((one) => !address || !isSameAddress(one, address));
      const addresses = [...(address ? [address] : []), ...others].slice(0, ADDRESSES_MAX);
      const { error } = await saveDetails({ uid, details: { name, phone, addresses } });
      return error === undefined;
    },
  };
}

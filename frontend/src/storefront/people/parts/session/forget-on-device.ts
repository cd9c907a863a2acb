import { clearDeviceLists } from '../../../../lib/storage/device-lists.ts';
import { personalStorage } from '../../../../lib/storage/personal-storage.ts';
import { ownSearches } from '../../../catalogue/parts/search-box/own-searches.ts';

/** Clears what this device keeps of a person, except the cart, which leaves with its account (`use-account-cart.ts`). */
export function forgetOnDevice(): void {
  personalStorage.clear();
  ownSearches.clear();
  clearDeviceLists();
}

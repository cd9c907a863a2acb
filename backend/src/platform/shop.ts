import type { ShopPlace } from '@book-store/contract/place';
import type { Language } from '@book-store/contract/storefront';

/**
 * The shop as its owner has set it, which requests and jobs are given at their start. It is frozen; a change of the
 * settings makes another one. The settings, which the platform cannot import, add what else it has.
 */
export interface Shop {
  readonly place: Readonly<ShopPlace>;
  /** In which it speaks to its customers. */
  readonly language: Language;
}

/** Returns the shop as it is now. */
export type CurrentShop = () => Shop;

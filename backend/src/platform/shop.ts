import type { ShopPlace } from '@book-store/contract/place';
import type { Language } from '@book-store/contract/storefront';

/**
 * The shop as its owner has set it; requests and jobs get it when they start. Frozen: a change of the settings
 * creates a new one. The settings area, which the platform cannot import, extends this interface.
 */
export interface Shop {
  readonly place: Readonly<ShopPlace>;
  /** The language for customers. */
  readonly language: Language;
}

export type CurrentShop = () => Shop;

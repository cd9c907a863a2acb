import type { Language } from '@book-store/contract/storefront';

let current: Language = 'en';

/** Returns the last known language of the shop, for what is said while the database is away. */
export const shopLanguage = (): Language => current;

/** Sets the language that the shop speaks to its customers. */
export function setShopLanguage(language: Language): void {
  current = language;
}

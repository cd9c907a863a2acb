/**
 * The storefront's texts: literally as specified, in plain English, or in plain German. All but the first are
 * refined: their details are simpler, too.
 */
export const STOREFRONTS = ['specified', 'refined', 'german'] as const;
export type Storefront = (typeof STOREFRONTS)[number];

/** BCP 47; the languages in which shops address their customers. */
export type Language = 'en' | 'de';

/** By default the specified storefront's. */
export const languageOf = (storefront?: Storefront | null): Language =>
  storefront === 'german' ? 'de' : 'en';

/** Whether a storefront's details are simpler than specified. */
export const isRefined = (storefront?: Storefront | null): boolean =>
  storefront !== undefined && storefront !== null && storefront !== 'specified';

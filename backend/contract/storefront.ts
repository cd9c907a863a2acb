/**
 * The texts of the storefront: as the specification has them, in plain English, or in plain German. All but the first
 * are refined: their details are simpler, too.
 */
export const STOREFRONTS = ['specified', 'refined', 'german'] as const;
export type Storefront = (typeof STOREFRONTS)[number];

/** The languages that shops speak to their customers, BCP 47. */
export type Language = 'en' | 'de';

/** Returns the language of a storefront; without one it is as specified. */
export const languageOf = (storefront?: Storefront | null): Language =>
  storefront === 'german' ? 'de' : 'en';

/** Returns whether the details of a storefront are simpler than the specification has them. */
export const isRefined = (storefront?: Storefront | null): boolean =>
  storefront !== undefined && storefront !== null && storefront !== 'specified';

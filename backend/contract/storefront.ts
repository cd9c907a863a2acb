/** The looks of the storefront: every text and detail as the specification has it, or in plain English. */
export const STOREFRONTS = ['specified', 'refined'] as const;
export type Storefront = (typeof STOREFRONTS)[number];

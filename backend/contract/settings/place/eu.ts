/** Separate from `countries.ts`, which is too large for visitors' browsers. */
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

/** By ISO 3166 alpha-2 code. */
export const isInEu = (country: string): boolean => EU.split(' ').includes(country);

/** Returns whether a country's law requires the mail about an order to have the terms and the right of withdrawal. */
export const sendsTexts = (country: string | undefined): boolean =>
  country !== undefined && (isInEu(country) || country === 'GB');

/** Returns whether a country's law requires a page on which customers withdraw from a contract. */
export const hasWithdrawals = (country: string | undefined): boolean =>
  country !== undefined && isInEu(country);

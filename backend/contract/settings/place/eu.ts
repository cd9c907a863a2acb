/** Apart from `countries.ts`, which is too long for a visitor's browser. */
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

/** Returns whether a country, by its two letters, is in the European Union. */
export const isInEu = (country: string): boolean => EU.split(' ').includes(country);

/** Returns whether the law of a shop's country gives customers a page on which they withdraw from a contract. */
export const hasWithdrawals = (country: string | undefined): boolean =>
  country !== undefined && isInEu(country);

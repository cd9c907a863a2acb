/** Returns the name of a price range: '10-20' is '$10 to $20'. */
export function priceLabel(range: string): string {
  const [from = '', to = ''] = range.split('-');
  if (from === '0') return `Under $${to}`;
  return to ? `$${from} to $${to}` : `$${from} and more`;
}

/** Returns the name of a decade by its first year: '1990' is '1990s'. */
export const decadeLabel = (firstYear: string): string => `${firstYear}s`;

/** Returns a word with a capital letter. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

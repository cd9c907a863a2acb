import { area } from '../../lib/wording/storefront-texts.ts';

/** Of choosing a number of copies. */
export const quantityTexts = area('kit/fields/quantity', {
  copiesOf: (title: string): string => `Copies of ${title}`,
  oneLess: (title: string): string => `One copy of ${title} less`,
  oneMore: (title: string): string => `One copy of ${title} more`,
  numberOf: (title: string): string => `Number of copies of ${title}`,
  copies: (count: number): string => (count === 1 ? '1 copy' : `${count} copies`),
});

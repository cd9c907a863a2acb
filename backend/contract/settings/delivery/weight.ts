import { numberFormat } from '../../place.ts';

/** In grams; for one book, and for a step of a delivery price. */
export const WEIGHT_MAX = 99_999;
/** The default weight of a book, in grams. */
export const USUAL_WEIGHT = 400;

type Weighed = { weight?: number | null | undefined; quantity?: number | undefined };

/** Returns the total weight in grams; `quantity` is 1 if absent. */
export const gramsOf = (books: readonly Weighed[], usual: number = USUAL_WEIGHT): number =>
  books.reduce((sum, { weight, quantity = 1 }) => sum + (weight ?? usual) * quantity, 0);

/** '800 g', '1.5 kg'. */
export const formatWeight = (grams: number): string => {
  const isHeavy = grams >= 1000;
  const unit = isHeavy ? 'kilogram' : 'gram';
  return numberFormat({ style: 'unit', unit, maximumFractionDigits: 3 }).format(
    isHeavy ? grams / 1000 : grams,
  );
};

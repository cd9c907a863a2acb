import { numberFormat } from '../../place.ts';

/** Greatest weight of one book, and of a step of a delivery's price, in grams. */
export const WEIGHT_MAX = 99_999;
/** What a book weighs of which nothing is known, in grams, until the owner sets it. */
export const USUAL_WEIGHT = 400;

type Weighed = { weight?: number | null | undefined; quantity?: number | undefined };

/** Returns what some books weigh together, in grams; without a number of copies, it is one. */
export const gramsOf = (books: readonly Weighed[], usual: number = USUAL_WEIGHT): number =>
  books.reduce((sum, { weight, quantity = 1 }) => sum + (weight ?? usual) * quantity, 0);

/** Formats grams as people read them: '800 g', '1.5 kg'. */
export const formatWeight = (grams: number): string => {
  const isHeavy = grams >= 1000;
  const unit = isHeavy ? 'kilogram' : 'gram';
  return numberFormat({ style: 'unit', unit, maximumFractionDigits: 3 }).format(
    isHeavy ? grams / 1000 : grams,
  );
};

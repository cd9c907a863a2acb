import type { TaxSum } from '@book-store/contract/settings/tax/tax';

/** Stored sums may have a rate of null. */
type Sum = Omit<TaxSum, 'rate'> & { rate?: number | null | undefined };

export const totalOf = (sums: readonly Pick<TaxSum, 'gross'>[]): number =>
  sums.reduce((total, { gross }) => total + gross, 0);

/** Adds up sums by rate, lowest rate first; what is not taxable comes last. */
export function addSums(...all: (readonly Sum[])[]): TaxSum[] {
  const byRate = new Map<number | undefined, TaxSum>();
  for (const { rate, net, tax, gross } of all.flat()) {
    const key = rate ?? undefined;
    const before = byRate.get(key) ?? { net: 0, tax: 0, gross: 0 };
    byRate.set(key, {
      ...(key !== undefined && { rate: key }),
      net: before.net + net,
      tax: before.tax + tax,
      gross: before.gross + gross,
    });
  }
  return [...byRate.values()].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Without zeros below zero. */
export const negativeSums = (sums: readonly Sum[]): TaxSum[] =>
  sums.map(({ rate, net, tax, gross }) => ({
    ...(rate != null && { rate }),
    net: 0 - net,
    tax: 0 - tax,
    gross: 0 - gross,
  }));

/** What is left of sums by rate. */
export const lessSums = (sums: readonly Sum[], less: readonly Sum[]): TaxSum[] =>
  addSums(sums, negativeSums(less));

const placeOf = ({ rate = Number.POSITIVE_INFINITY }: TaxSum) => rate;

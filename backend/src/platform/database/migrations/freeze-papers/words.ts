const english = {
  delivery: 'Delivery',
  pickUp: 'Pick-up in our shop',
  discount: (code: string): string => `Discount code ${code}`,
  fee: 'Fee of the way to pay',
  addedTax: (percent: number): string => `plus ${percent}% tax`,
  deduction: 'Deduction',
  other: 'Delivery and others',
};

export type WordsBefore = typeof english;

/** What papers called their items when they were frozen; later words are not those of these papers. */
export const PAPER_WORDS_BEFORE: Readonly<Record<'en' | 'de', WordsBefore>> = {
  en: english,
  de: {
    delivery: 'Versand',
    pickUp: 'Abholung in der Buchhandlung',
    discount: (code) => `Rabattcode ${code}`,
    fee: 'Gebühr der Zahlungsart',
    addedTax: (percent) => `zzgl. ${String(percent).replace('.', ',')} % MwSt.`,
    deduction: 'Abzug',
    other: 'Versandkosten und anderes',
  },
};

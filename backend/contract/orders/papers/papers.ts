/** What is issued about an order, in one sequence of numbers. */
export const PAPER_KINDS = ['invoice', 'credit-note'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A `book` has copies and the price of one; the rest is an amount. `credited` is what earlier papers took off. */
export const PAPER_ITEMS = [
  'book',
  'discount',
  'delivery',
  'fee',
  'tax',
  'goodwill',
  'deduction',
  'credited',
] as const;
export type PaperItemKind = (typeof PAPER_ITEMS)[number];

type Ref = { kind: PaperKind; whole?: boolean | null | undefined };

/** The invoice that is in force: the last one, unless a credit note has cancelled it. */
export function currentInvoice<Paper extends Ref>(
  papers: readonly Paper[] | null | undefined,
): Paper | undefined {
  const last = papers?.findLast(({ kind, whole }) => kind === 'invoice' || whole);
  return last?.kind === 'invoice' ? last : undefined;
}

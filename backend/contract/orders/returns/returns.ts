import type { OrderStatus } from '../order/order-status.ts';

/** The last two are final. */
export const RETURN_STATES = ['asked', 'on-its-way', 'received', 'refunded', 'refused'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_REASONS = [
  'no-longer-wanted',
  'damaged',
  'wrong-book',
  'not-as-described',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The condition of returned copies. */
export const COPY_STATES = ['as-new', 'used', 'damaged'] as const;
export type CopyState = (typeof COPY_STATES)[number];

/** In characters, for notes of customers and owners. */
export const RETURN_NOTE_MAX = 500;

/** The states that can follow each state. */
const MOVES: Record<ReturnState, readonly ReturnState[]> = {
  asked: ['on-its-way', 'refused'],
  'on-its-way': ['received', 'refused'],
  received: ['refunded', 'refused'],
  refunded: [],
  refused: [],
};

export const nextReturnStates = (state: ReturnState): readonly ReturnState[] => MOVES[state];

type Copies = { bookId: { toString(): string }; quantity: number };
type Returned = { state: ReturnState; lines: readonly Copies[] };

/** How many copies of a book are in returns. */
export const copiesReturned = (returns: readonly Returned[], bookId: string): number =>
  returns
    .filter(({ state }) => state !== 'refused')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.bookId.toString() === bookId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

type Bought<Line> = { lines: readonly Line[]; returns?: readonly Returned[] | null | undefined };

/** The lines with copies that can still be returned, with their numbers. */
export const returnableLines = <Line extends Copies>({
  lines,
  returns,
}: Bought<Line>): (Line & { left: number })[] =>
  lines
    .map((line) => ({
      ...line,
      left: line.quantity - copiesReturned(returns ?? [], line.bookId.toString()),
    }))
    .filter(({ left }) => left > 0);

type Ended<At> = { status: OrderStatus; history: readonly { status: OrderStatus; at: At }[] };

/** When an order was delivered or collected; undefined until then. */
export const deliveredAt = <At>({ status, history }: Ended<At>): At | undefined =>
  status === 'delivered' ? history.findLast((entry) => entry.status === status)?.at : undefined;

/** The deadline for requesting a return; undefined for an order that is not delivered. */
export function returnableUntil(order: Ended<string | Date>, days: number): Date | undefined {
  const delivered = deliveredAt(order);
  if (delivered === undefined) return undefined;
  return new Date(new Date(delivered).getTime() + days * 86_400_000);
}

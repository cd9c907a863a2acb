import { randomUUID } from 'node:crypto';
import { digestOfObject } from '../../platform/documents/digest-of.ts';
import { inTurn } from '../../platform/documents/in-turn.ts';
import { isDuplicateKey } from '../../platform/documents/mongo.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { type ShownOrder, toOrderView } from '../order/order-view.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';

/** What identifies a request. Orders that the owner enters without an email address belong to nobody. */
export type Once = { uid?: string | null | undefined; idempotencyKey: string; bodyHash: string };

/** Throws `idempotency-key-reused`. */
export async function findPlaced(once: Once): Promise<ShownOrder | undefined> {
  const { uid, idempotencyKey, bodyHash } = once;
  const placed = await Order.findOne({ uid: uid ?? null, idempotencyKey }).lean<StoredOrder>();
  if (!placed) return undefined;
  if (placed.bodyHash !== bodyHash) {
    throw new AppError('idempotency-key-reused', {
      detail: 'This Idempotency-Key belongs to an order with other contents.',
    });
  }
  return toOrderView(placed);
}

type Repeatable = {
  /** Orders of the same account run one after the other. */
  account: string;
  customer?: { uid: string };
  uid?: string | undefined;
  body: object;
  idempotencyKey?: string | undefined;
};

/** Run one after the other: concurrent orders of one account would conflict. */
const inTurnOfAccount = inTurn();

/**
 * Places an order once per key; a repetition returns the first one. Throws what `place` throws, and
 * `idempotency-key-reused`.
 */
export const oncePerKey = (
  request: Repeatable,
  place: (once: Once) => Promise<ShownOrder>,
): Promise<ShownOrder> => inTurnOfAccount(request.account, () => placeInTurn(request, place));

async function placeInTurn(
  { customer, uid = customer?.uid, body, idempotencyKey: key }: Repeatable,
  place: (once: Once) => Promise<ShownOrder>,
): Promise<ShownOrder> {
  const bodyHash = digestOfObject(body);
  const once = { uid, idempotencyKey: key ?? randomUUID(), bodyHash };
  const earlier = key && (await findPlaced(once));
  if (earlier) return earlier;
  try {
    return await place(once);
  } catch (error) {
    // A concurrent request with the same key may have taken what this one lacks, such as the last copy.
    const isRefusal = error instanceof AppError && error.code !== 'unavailable';
    const isRepeat = key && (isRefusal || isDuplicateKey(error));
    const repeated = isRepeat && (await findPlaced(once));
    if (repeated) return repeated;
    throw error;
  }
}

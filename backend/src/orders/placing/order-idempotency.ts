import { randomUUID } from 'node:crypto';
import { inTurn } from '../../platform/documents/in-turn.ts';
import { isDuplicateKey } from '../../platform/documents/mongo.ts';
import { digestOf } from '../../platform/documents/once-per-key.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { type ShownOrder, toOrderView } from '../order/order-view.ts';
import { Order, type StoredOrder } from '../order/orders.model.ts';

/**
 * What makes a request unique: the account, its key, and the digest of what it asked for. Orders that the
 * owner enters belong to no account.
 */
export type Once = { uid?: string | null | undefined; idempotencyKey: string; bodyHash: string };

/** Returns the order already placed with this key. Throws `idempotency-key-reused`. */
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
  /** Whose orders wait for one another. */
  account: string;
  customer?: { uid: string };
  body: object;
  idempotencyKey?: string | undefined;
};

/** Orders of one account would only be in one another's way. */
const inTurnOfAccount = inTurn();

/**
 * Places an order once for its key: what was placed with it before is returned again. Throws what `place` throws, and
 * `idempotency-key-reused`.
 */
export const oncePerKey = (
  request: Repeatable,
  place: (once: Once) => Promise<ShownOrder>,
): Promise<ShownOrder> => inTurnOfAccount(request.account, () => placeInTurn(request, place));

async function placeInTurn(
  { customer, body, idempotencyKey: key }: Repeatable,
  place: (once: Once) => Promise<ShownOrder>,
): Promise<ShownOrder> {
  const bodyHash = digestOf(body);
  const once = { uid: customer?.uid, idempotencyKey: key ?? randomUUID(), bodyHash };
  const earlier = key && (await findPlaced(once));
  if (earlier) return earlier;
  try {
    return await place(once);
  } catch (error) {
    // What this request lacks, such as the last copy, another one with its key may have taken meanwhile.
    const isRefusal = error instanceof AppError && error.code !== 'unavailable';
    const isRepeat = key && (isRefusal || isDuplicateKey(error));
    const repeated = isRepeat && (await findPlaced(once));
    if (repeated) return repeated;
    throw error;
  }
}

import { type ClientSession, model, Schema } from 'mongoose';
import { AppError } from '../errors/errors.ts';
import { digestOf, digestOfObject } from './digest-of.ts';
import { isDuplicateKey } from './mongo.ts';

/** Longer than anybody retries a request. */
const KEPT_SECONDS = 30 * 86_400;

type StoredKey = {
  /** A digest of the caller, the call and the key. */
  _id: string;
  bodyHash: string;
  /** The id of what was added. */
  added: string;
  at: Date;
};

const keySchema = new Schema<StoredKey>(
  {
    _id: { type: String, required: true },
    bodyHash: { type: String, required: true },
    added: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'idempotency_keys', versionKey: false, autoIndex: false, strict: 'throw' },
);
keySchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
const UsedKey = model('IdempotencyKey', keySchema);

/** A call that adds something: its caller, target, key and contents. */
export type Keyed = {
  call: string;
  by: string;
  key: string | undefined;
  body: object;
  at: Date;
};

/** Marks the key as used, in the transaction that adds something. */
export type Remember = (added: string, session: ClientSession) => Promise<void>;

type Once<Result> = {
  /** Adds something, and calls `remember` in its transaction. */
  add: (remember: Remember) => Promise<Result>;
  /** Returns the reply for what was added before. */
  again: (added: string) => Promise<Result>;
};

/** Thrown if a concurrent request with the same key was faster. */
class AlreadyAdded extends Error {
  override name = 'AlreadyAdded';
}

/**
 * Adds something once per key; without a key, always. Throws what `add` and `again` throw, and
 * `idempotency-key-reused` for different contents.
 */
export async function oncePerKey<Result>(
  keyed: Keyed,
  { add, again }: Once<Result>,
): Promise<Result> {
  const { key, body, at } = keyed;
  if (key === undefined) return add(async () => {});
  const _id = digestOf(keyed.call, keyed.by, key);
  const bodyHash = digestOfObject(body);
  const earlier = await findUsed(_id, bodyHash);
  if (earlier) return again(earlier);
  const remember: Remember = async (added, session) => {
    try {
      await UsedKey.create([{ _id, bodyHash, added, at }], { session });
    } catch (error) {
      throw isDuplicateKey(error) ? new AlreadyAdded() : error;
    }
  };
  try {
    return await add(remember);
  } catch (error) {
    // A refusal, such as a name that is taken, may be due to a concurrent request with the same key.
    const isRefusal = error instanceof AppError && error.code !== 'unavailable';
    const added = (isRefusal || error instanceof AlreadyAdded) && (await findUsed(_id, bodyHash));
    if (!added) throw error;
    return again(added);
  }
}

async function findUsed(_id: string, bodyHash: string): Promise<string | undefined> {
  const used = await UsedKey.findById(_id).lean<StoredKey>();
  if (used && used.bodyHash !== bodyHash)
    throw new AppError('idempotency-key-reused', {
      detail: 'This Idempotency-Key was sent before with other contents.',
    });
  return used?.added;
}

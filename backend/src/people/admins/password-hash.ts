import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { type HashCaller, OWN_COMMAND, queueHash } from '../sign-in/hash-queue.ts';

/** OWASP's recommendation for scrypt with 32 MB of memory. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * Returns a password's hash for storage: `scrypt$N$r$p$salt$key`. It includes the cost, so that the
 * cost can be raised later without locking anyone out.
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await queueHash(() => derive(password, salt, cost), OWN_COMMAND);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** The hash for an unknown username: no password matches it, but verifying costs the same. */
const NOBODY = ['scrypt', COST.N, COST.r, COST.p, '', ''].join('$');

/**
 * Returns whether a password matches the stored hash. Without a stored hash it does the same work, so
 * that timing does not reveal whether a username exists. Throws `too-many-requests` if the queue is
 * full for the caller.
 */
export async function verifyPassword(
  password: string,
  stored = NOBODY,
  caller: HashCaller = OWN_COMMAND,
): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const right = Buffer.from(key, 'base64');
  const job = () => derive(password, Buffer.from(salt, 'base64'), cost);
  const given = await queueHash(job, caller);
  return right.length === given.length && timingSafeEqual(given, right);
}

/** Normalises to NFKC, because another keyboard may produce other code points for the same password. */
function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  const memory = 2 * 128 * Number(cost.N) * Number(cost.r);
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { ...cost, maxmem: memory },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}

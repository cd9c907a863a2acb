import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { type HashCaller, OWN_COMMAND, queueHash } from './hash-queue.ts';

/** OWASP's recommendation for argon2id and the library's default, with 19 MiB of memory. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash for an unknown account: no password matches it, but verifying costs the same. */
const NOBODY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The hash includes cost and salt, so that the cost can be raised later without locking anyone out. */
export const hashPassword = (password: string, caller = OWN_COMMAND): Promise<string> =>
  queueHash(() => hash(normalized(password), COST), caller);

/**
 * Without a stored hash it does the same work, so that timing does not reveal whether an account exists. Throws
 * `too-many-requests` if the queue is full for the caller.
 */
export const verifyPassword = (
  password: string,
  stored = NOBODY,
  caller: HashCaller = OWN_COMMAND,
): Promise<boolean> =>
  queueHash(
    () =>
      isOld(stored)
        ? verifyScrypt(normalized(password), stored)
        : verify(stored, normalized(password)),
    caller,
  );

/** Returns whether a hash has the older format: `scrypt$N$r$p$salt$key`. */
export const isOld = (stored: string): boolean => stored.startsWith('scrypt$');

/** Different keyboards may produce different code points for the same password. */
const normalized = (password: string) => password.normalize('NFKC');

async function verifyScrypt(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const right = Buffer.from(key, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), cost);
  return right.length === given.length && timingSafeEqual(given, right);
}

const KEY_BYTES = 32;

function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  const maxmem = 2 * 128 * Number(cost.N) * Number(cost.r);
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

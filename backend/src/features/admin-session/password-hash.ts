import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { type HashCaller, OWN_COMMAND, queueHash } from '../../shared/hash-queue.ts';

/** OWASP's advice for scrypt with 32 MB of memory. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * A password as it may be stored: `scrypt$N$r$p$salt$key`. The cost stands with it, so that it can
 * be raised later without locking anyone out.
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await queueHash(() => derive(password, salt, cost), OWN_COMMAND);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** What an unknown username is compared with: no password fits it, and it costs what others cost. */
const NOBODY = ['scrypt', COST.N, COST.r, COST.p, '', ''].join('$');

/**
 * Whether a password fits what is stored. Without anything stored the same work is done, so that
 * time does not tell whether a username exists. Throws `too-many-requests` where the queue has no
 * place for the caller.
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

/** The same password typed on another keyboard may come in other code points; NFKC makes them one. */
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

import { Account, type LinkedGoogle, type StoredAccount } from './accounts.model.ts';
import { isStandIn } from './stand-ins.ts';

/** Identity Toolkit's limit per request. */
const BATCH = 1000;

/** `$argon2id$v=19$m=<KiB>,t=<iterations>,p=<parallelism>$<salt>$<hash>` */
const ARGON2 = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

type Cost = { memoryCostKib: number; iterations: number; parallelism: number };

/**
 * Yields accounts as requests that Identity Toolkit imports into a Firebase project, each with accounts whose hashes
 * have the same cost. Ids stay the same, and with them each account's orders.
 * https://docs.cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/batchCreate
 */
export async function* exportAccounts() {
  const batches = new Map<string, { cost: Cost; users: object[] }>();
  for await (const account of Account.find().sort({ _id: 1 }).lean().cursor()) {
    const { cost, ...password } = readHash(account.passwordHash);
    const key = JSON.stringify(cost);
    const batch = batches.get(key) ?? { cost, users: [] };
    batches.set(key, batch);
    batch.users.push({ ...toUser(account), ...password });
    if (batch.users.length === BATCH) {
      yield toRequest(batch);
      batches.delete(key);
    }
  }
  for (const batch of batches.values()) yield toRequest(batch);
}

/** For accounts without a password; never used. */
const ANY_COST: Cost = { memoryCostKib: 19_456, iterations: 2, parallelism: 1 };

function readHash(stored: string | undefined) {
  if (stored === undefined) return { cost: ANY_COST };
  const [, m, t, p, salt = '', hash = ''] = ARGON2.exec(stored) ?? [];
  if (!hash) throw new Error('The password of an account is hashed in an unknown way.');
  return {
    cost: { memoryCostKib: Number(m), iterations: Number(t), parallelism: Number(p) },
    passwordHash: padded(hash),
    salt: padded(salt),
  };
}

/** The stored form has no padding. */
const padded = (base64: string) => Buffer.from(base64, 'base64').toString('base64');

const toUser = (account: StoredAccount) => ({
  localId: account._id,
  email: account.email,
  emailVerified: account.emailVerified,
  ...(account.displayName && { displayName: account.displayName }),
  ...(account.photoUrl && { photoUrl: account.photoUrl }),
  createdAt: `${account.createdAt.getTime()}`,
  lastLoginAt: `${account.signedInAt.getTime()}`,
  ...(account.google &&
    !isStandIn(account.google) && { providerUserInfo: [toGoogle(account.google)] }),
});

const toGoogle = ({ sub, email, name }: LinkedGoogle) => ({
  providerId: 'google.com',
  rawId: sub,
  email,
  ...(name && { displayName: name }),
});

const HASH_BYTES = 32;

const toRequest = ({ cost, users }: { cost: Cost; users: object[] }) => ({
  hashAlgorithm: 'ARGON2',
  argon2Parameters: {
    hashType: 'ARGON2_ID',
    version: 'VERSION_13',
    hashLengthBytes: HASH_BYTES,
    ...cost,
  },
  users,
});

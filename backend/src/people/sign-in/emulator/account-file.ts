import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replacePrivateFile } from '../../../platform/config/private-file.ts';

/** An account as the emulator stores it; unknown fields are preserved. */
const Account = z.looseObject({
  localId: z.string().min(1),
  providerUserInfo: z.array(z.looseObject({ providerId: z.string() })).optional(),
  passwordHash: z.string().optional(),
  /** In seconds; sessions that started earlier have ended. */
  validSince: z.string().optional(),
  /** In milliseconds. */
  passwordUpdatedAt: z.number().optional(),
});
/** In the data folder. */
export const ACCOUNT_FILE = 'accounts.json';

const AccountFile = z.object({ version: z.literal(1), users: z.array(Account) });
export type Account = z.output<typeof Account>;

/** Returns the stored password, which is the hash that `hashPassword` returned. */
export const storedPassword = ({ passwordHash }: Account): string | undefined =>
  /:password=(.*)$/s.exec(passwordHash ?? '')?.[1];

/** Returns when a new password last ended the account's sessions, in milliseconds since 1970. */
export const sessionsEndedAt = ({ validSince, passwordUpdatedAt }: Account): number =>
  Math.max(Number(validSince ?? 0) * 1000, passwordUpdatedAt ?? 0);

/** Returns the accounts in the text of a file. Throws if it is damaged. */
export const readAccounts = (text: string): Account[] => AccountFile.parse(JSON.parse(text)).users;

type Deps = {
  /** Returns the accounts that the emulator has now. */
  read: () => Promise<Account[]>;
  /** Replaces all accounts in the emulator. */
  restore: (accounts: Account[]) => Promise<void>;
};

/**
 * Stores the emulator's accounts on disk. Concurrent `save` calls share one write. If a write fails, the
 * changes are undone in the emulator.
 */
export function accountFile(dataDir: string, { read, restore }: Deps) {
  const path = join(dataDir, ACCOUNT_FILE);
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  async function write(): Promise<void> {
    try {
      const users = await read();
      await replacePrivateFile(path, `${JSON.stringify({ version: 1, users })}\n`);
    } catch (error) {
      await restore(await load());
      throw error;
    }
  }

  async function load(): Promise<Account[]> {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (text === undefined) return [];
    try {
      return readAccounts(text);
    } catch (cause) {
      throw new Error(`${path} is damaged. Restore it from a backup, or move it away.`, {
        cause,
      });
    }
  }

  function begin(): Promise<void> {
    waiting = undefined;
    const current = write().finally(() => {
      if (running === current) running = undefined;
    });
    running = current;
    return current;
  }

  return {
    /** Returns the saved accounts, none at the first start. Throws if the file is damaged. */
    load,
    /**
     * Resolves when the emulator's state at the time of the call is on disk. Rejects after undoing it
     * if it could not be written.
     */
    save(): Promise<void> {
      if (!running) return begin();
      waiting ??= running.then(begin, begin);
      return waiting;
    },
    /** Resolves when no write is pending. */
    async settled(): Promise<void> {
      await Promise.allSettled([running, waiting]);
    },
  };
}

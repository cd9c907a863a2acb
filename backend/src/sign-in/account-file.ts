import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replacePrivateFile } from '../shared/private-file.ts';

/** An account as the emulator keeps it; what does not matter to us is carried along. */
const Account = z.looseObject({
  localId: z.string().min(1),
  providerUserInfo: z.array(z.looseObject({ providerId: z.string() })).optional(),
  passwordHash: z.string().optional(),
  /** In seconds; sessions that began before are over. */
  validSince: z.string().optional(),
  /** In milliseconds. */
  passwordUpdatedAt: z.number().optional(),
});
const AccountFile = z.object({ version: z.literal(1), users: z.array(Account) });
export type Account = z.output<typeof Account>;

/** What the emulator keeps of a password, which is all that it was given. */
export const keptPassword = ({ passwordHash }: Account): string | undefined =>
  /:password=(.*)$/s.exec(passwordHash ?? '')?.[1];

/** When the sessions of an account were last ended by a new password, in milliseconds. */
export const changedAt = ({ validSince, passwordUpdatedAt }: Account): number =>
  Math.max(Number(validSince ?? 0) * 1000, passwordUpdatedAt ?? 0);

type Deps = {
  /** The accounts as the emulator has them now. */
  read: () => Promise<Account[]>;
  /** Gives the emulator these accounts and no others. */
  restore: (accounts: Account[]) => Promise<void>;
};

/**
 * The emulator's accounts on disk. `save` may be called by many requests at once: one write serves
 * all that asked before it began. What can't be saved is undone in the emulator.
 */
export function accountFile(dataDir: string, { read, restore }: Deps) {
  const path = join(dataDir, 'accounts.json');
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
      return AccountFile.parse(JSON.parse(text)).users;
    } catch (cause) {
      throw new Error(`${path} is damaged. Put it back from a backup, or move it away.`, {
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
    /** The saved accounts, none at the first start. Throws when the file is damaged. */
    load,
    /**
     * Resolves when everything that the emulator knew at the time of the call is on disk. Rejects
     * once it is undone, as it was not on disk.
     */
    save(): Promise<void> {
      if (!running) return begin();
      waiting ??= running.then(begin, begin);
      return waiting;
    },
    /** Resolves when no write is under way. */
    async settled(): Promise<void> {
      await Promise.allSettled([running, waiting]);
    },
  };
}

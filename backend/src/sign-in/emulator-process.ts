/**
 * The official Firebase Auth emulator, in a process of its own and without the command line around
 * it: half the memory, no further ports, no files. It is not a documented entry of firebase-tools,
 * therefore that package is pinned to one exact version.
 */
import { rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { Account } from './account-file.ts';

export type StartMessage = {
  projectId: string;
  /** Ours alone; removed at the end. */
  folder: string;
  socketPath: string;
  accounts: Account[];
};

/** Sent later: the accounts to have from then on, and no others. Answered as the start is. */
export type RestoreMessage = { accounts: Account[] };

type ProjectState = {
  deleteAllAccounts(): void;
  overwriteUserWithLocalId(id: string, account: Account): unknown;
};
type Emulator = {
  createApp(
    projectId: string,
    mode: number,
    projects: Map<string, ProjectState>,
  ): Promise<RequestListener>;
};
type States = { AgentProjectState: new (projectId: string) => ProjectState };

const require = createRequire(import.meta.url);
/** `SingleProjectMode.ERROR` of the emulator: no other project can be reached. */
const ONE_PROJECT = 2;

process.once('message', async ({ projectId, folder, socketPath, accounts }: StartMessage) => {
  // The parent may end in any way, also by SIGKILL: the channel closes, and so do we.
  process.on('disconnect', () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
  const { createApp } = require('firebase-tools/lib/emulator/auth/server') as Emulator;
  const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state') as States;
  const project = new AgentProjectState(projectId);
  restore(project, accounts);
  process.on('message', ({ accounts: kept }: RestoreMessage) => {
    restore(project, kept);
    process.send?.('ready');
  });
  const app = await createApp(projectId, ONE_PROJECT, new Map([[projectId, project]]));
  createServer(app).listen(socketPath, () => process.send?.('ready'));
});

/** Restored whole, with `validSince`: an import by the public call would end every session. */
function restore(project: ProjectState, accounts: Account[]): void {
  project.deleteAllAccounts();
  for (const account of accounts) {
    // The emulator adds this link itself to every account with a password.
    const links = account.providerUserInfo?.filter(({ providerId }) => providerId !== 'password');
    project.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo: links });
  }
}

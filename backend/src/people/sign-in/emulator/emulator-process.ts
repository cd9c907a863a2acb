/**
 * The official Firebase Auth emulator in its own process, without its command line interface: half the
 * memory, no extra ports, no files. This is not a documented entry point of firebase-tools, so the
 * package is pinned to an exact version.
 */
import { rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { Account } from './account-file.ts';

export type StartMessage = {
  projectId: string;
  /** The emulator's own folder; removed at the end. */
  folder: string;
  socketPath: string;
  accounts: Account[];
};

/** Sent later to replace all accounts. Acknowledged like the start. */
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
type Api = { middleware: (document: unknown, options: object) => Promise<unknown> };
type SchemaCompiler = { default: { prototype: { validateSchema: () => boolean } } };
type States = { AgentProjectState: new (projectId: string) => ProjectState };

const require = createRequire(import.meta.url);
const SERVER = 'firebase-tools/lib/emulator/auth/server';
/** The emulator's `SingleProjectMode.ERROR`: no other project is accessible. */
const ONE_PROJECT = 2;

process.once('message', async ({ projectId, folder, socketPath, accounts }: StartMessage) => {
  // However the parent exits, even by SIGKILL, the channel closes and we exit too.
  process.on('disconnect', () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
  compileOnDemand();
  const { createApp } = require(SERVER) as Emulator;
  const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state') as States;
  const project = new AgentProjectState(projectId);
  restore(project, accounts);
  process.on('message', ({ accounts: restored }: RestoreMessage) => {
    restore(project, restored);
    process.send?.('ready');
  });
  const app = await createApp(projectId, ONE_PROJECT, new Map([[projectId, project]]));
  createServer(app).listen(socketPath, () => process.send?.('ready'));
});

/**
 * Lets the emulator compile the schemas of a call when it first gets one. At its start it would compile those of
 * its whole API, and check each with a meta-schema that it compiles anew every time, which takes ten times as
 * long as all the rest.
 */
function compileOnDemand(): void {
  const requireAsEmulator = createRequire(require.resolve(SERVER));
  const api = requireAsEmulator('exegesis-express') as Api;
  const { middleware } = api;
  api.middleware = (document, options) =>
    middleware(document, { ...options, lazyCompileValidationSchemas: true });
  const requireAsApi = createRequire(requireAsEmulator.resolve('exegesis'));
  const { default: Ajv } = requireAsApi('ajv') as SchemaCompiler;
  Ajv.prototype.validateSchema = () => true;
}

/** Restores complete accounts with `validSince`; an import through the API would end every session. */
function restore(project: ProjectState, accounts: Account[]): void {
  project.deleteAllAccounts();
  for (const account of accounts) {
    // The emulator adds this link itself to every account with a password.
    const links = account.providerUserInfo?.filter(({ providerId }) => providerId !== 'password');
    project.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo: links });
  }
}

import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import { frontendDist, frontendServerDist, seedDataDir } from '../config/directories.ts';
import type { Env } from '../config/env.ts';
import { loadSecrets } from '../config/secrets.ts';
import { isOutage, openDatabase } from '../database/connect.ts';
import { makeFirstAdmin, opensDashboard } from '../database/first-admin.ts';
import { seedOnce } from '../database/seed.ts';
import { markPasswordGenerated } from '../features/admin-session/admins.service.ts';
import { prepareSearch } from '../features/books/book-search.ts';
import { putMail } from '../features/outbox/outbox.service.ts';
import { isBuilt } from '../features/pages/built-files.ts';
import { loadPageRenderer } from '../features/pages/page-renderer.ts';
import { clearDrafts } from '../shared/private-file.ts';
import { createClientLimits } from '../sign-in/client-limits.ts';
import { createSignIn } from '../sign-in/create-sign-in.ts';
import { RESET_CODE_MS } from '../sign-in/emulator-proxy.ts';
import { folderInUse, prepareDataFolder } from './data-folder.ts';
import { serve } from './serve.ts';
import { welcome } from './welcome.ts';

export type OpenShop = {
  /** The message for the person who started the shop. */
  welcome: string;
  /**
   * Drains for `drainDelayMs` milliseconds, while health reports that it is stopping and all requests
   * are still served. Then finishes pending requests and closes sign-in and database.
   */
  close: (drainDelayMs?: number) => Promise<void>;
};

/** Without the embedded database's lock another shop may be writing to the same directory. */
const DRAFT_MAX_AGE_MS = 60_000;
/** How often an open shop checks for an interrupted restore to complete. */
const SETTLE_INTERVAL_MS = 10_000;

/** Starts all parts in order. If one fails, closes those already started and rejects. */
export async function openShop(env: Env, log: Logger): Promise<OpenShop> {
  const opened: ((drainDelayMs: number) => Promise<void>)[] = [];
  const close = async (drainDelayMs = 0) => {
    for (const closePart of opened.splice(0).reverse()) await closePart(drainDelayMs);
  };
  try {
    prepareDataFolder(env.dataDir);
    const secrets = loadSecrets(env.dataDir, env);
    const database = await openDatabase(env);
    opened.push(database.close);
    if (database.joined) throw folderInUse(env.dataDir);
    const settling = setInterval(
      () => void database.settleRestore().catch(() => {}),
      SETTLE_INTERVAL_MS,
    );
    clearDrafts(env.dataDir, env.mongodbUri ? DRAFT_MAX_AGE_MS : 0);
    opened.push(async () => clearInterval(settling));
    const signIn = createSignIn({
      firebase: env.firebase ?? 'emulator',
      dataDir: env.dataDir,
      log,
      limits: createClientLimits(() => new Date()),
      sendResetCode: (to, code) => {
        const path = `/reset-password?${new URLSearchParams({ oobCode: code })}`;
        return putMail({ kind: 'reset-password', to, path }, RESET_CODE_MS, new Date());
      },
    });
    opened.push(signIn.stop);
    const seeded = await seedOnce({ dir: seedDataDir, now: new Date() });
    const firstAdmin = { username: env.adminUsername, password: secrets.adminPassword };
    await makeFirstAdmin(firstAdmin, new Date());
    const hasFrontend = isBuilt(frontendDist);

    const deps = {
      ...env,
      log,
      now: () => new Date(),
      verifyIdToken: signIn.verifyIdToken,
      jwtSecrets: secrets.jwtSecrets,
      signInState: signIn.state,
      signInRouter: signIn.router,
      shopConfig: signIn.webConfig,
      isDatabaseUp: database.isUp,
      isDatabaseAway: database.isAway,
      isOutage,
      frontendDist: hasFrontend ? frontendDist : undefined,
      pageRenderer: hasFrontend ? await loadPageRenderer(frontendServerDist) : undefined,
    };
    const { port, stop } = await serve(env, (isStopping) => createApp({ ...deps, isStopping }));
    opened.push(stop);
    // Otherwise the first search would have to wait for it.
    prepareSearch().catch(() => {});
    // Only a generated password that still works is shown.
    const admin = !env.adminPassword && (await opensDashboard(firstAdmin)) ? firstAdmin : undefined;
    if (admin) await markPasswordGenerated(admin.username);
    return { welcome: welcome({ env, port, admin, seeded, hasFrontend }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

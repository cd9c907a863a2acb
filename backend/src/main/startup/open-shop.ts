import type { Logger } from 'pino';
import { isBuilt } from '../../pages/rendering/built-files.ts';
import { frontendDist } from '../../platform/config/directories.ts';
import type { Env } from '../../platform/config/env.ts';
import { fillShop, openData } from './open-data.ts';
import { openParts } from './open-parts.ts';
import { openServer } from './open-server.ts';
import { measureAlone } from './share-metrics.ts';
import { welcome } from './welcome.ts';

export type OpenShop = {
  /** The message for the person who started the shop. */
  welcome: string;
  /**
   * Drains for `drainDelayMs` milliseconds, while `/api/ready` turns load balancers away and all requests are
   * still served. Then finishes pending requests and closes sign-in and database.
   */
  close: (drainDelayMs?: number) => Promise<void>;
};

/** Starts all parts in order. If one fails, closes those already started and rejects. */
export async function openShop(env: Env, log: Logger): Promise<OpenShop> {
  const { opened, close } = await openParts(async (parts) => {
    const { database, secrets } = await openData(env, parts);
    const filled = await fillShop(env, secrets);
    const alone = { measure: measureAlone, hasOthers: false };
    const port = await openServer({ env, log, database, secrets, ...alone }, parts);
    return { ...filled, port };
  });
  return { welcome: welcome({ env, ...opened, hasFrontend: isBuilt(frontendDist) }), close };
}

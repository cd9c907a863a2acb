import { pino } from 'pino';
import { readEnv } from '../../platform/config/env.ts';
import { FIREBASE_KEYS } from '../../testing/processes/run-server.ts';
import { openShop } from './open-shop.ts';
import { explainFailure } from './start-failure.ts';

/** Opens a shop in this process, as its own would, and returns why that fails. */
export async function failureOfStart(env: Record<string, string>): Promise<string> {
  try {
    const shop = await openShop(
      readEnv({ PORT: '0', ...FIREBASE_KEYS, ...env }),
      pino({ level: 'silent' }),
    );
    await shop.close();
  } catch (error) {
    return explainFailure(error);
  }
  return 'It has started.';
}

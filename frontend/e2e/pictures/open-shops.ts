import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type {
  ServedShop,
  ServedShopChange,
  ServedShopName,
} from '../../../backend/src/testing/recorder/served-shop.ts';

const program = new URL('../../../backend/src/testing/recorder/serve-shop.ts', import.meta.url);

/** Opens shops in processes of their own, because their clocks stand still. */
export function openShops() {
  const processes: ChildProcess[] = [];
  return {
    open: async (name: ServedShopName) => {
      const started = fork(fileURLToPath(program), [name]);
      processes.push(started);
      return {
        shop: await told(started),
        change: (change: ServedShopChange) => ask(started, change),
      };
    },
    close: () => {
      for (const shop of processes) shop.disconnect();
    },
  };
}

async function ask(shop: ChildProcess, change: ServedShopChange): Promise<ServedShop> {
  shop.send(change);
  return told(shop);
}

/** Rejects if the process ends instead. */
async function told(shop: ChildProcess): Promise<ServedShop> {
  const end = once(shop, 'exit').then(([code]) => {
    throw new Error(`The shop has ended with code ${code}.`);
  });
  const [message] = await Promise.race([once(shop, 'message'), end]);
  return message as ServedShop;
}

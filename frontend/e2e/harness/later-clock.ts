import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningShop } from './running-shop.ts';

const FILE = 'minutes-ahead';

/** Read once, when the shop starts in its data folder. */
const CLOCK = `
import { existsSync, readFileSync } from 'node:fs';
const ahead = existsSync('${FILE}') ? Number(readFileSync('${FILE}', 'utf8')) * 60_000 : 0;
const Now = Date;
globalThis.Date = class Date extends Now {
  constructor(...given) {
    super(...(given.length ? given : [Now.now() + ahead]));
  }
  static now() {
    return Now.now() + ahead;
  }
};`;

/** A setting with which a shop takes the time from `letPass`. */
export const MOVABLE_CLOCK = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(CLOCK)}`,
};

let passed = 0;

/** Lets minutes pass in a shop, which stops for them. */
export async function letPass(minutes: number, shop: RunningShop): Promise<void> {
  passed += minutes;
  await shop.halt();
  await writeFile(path.join(shop.dataDir, FILE), String(passed));
  await shop.resume();
}

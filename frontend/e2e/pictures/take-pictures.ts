import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { ServedShop } from '../../../backend/src/testing/recorder/served-shop.ts';
import { picturesOf, type WantedPicture } from './looks.ts';
import { openShops } from './open-shops.ts';
import { pictureOf } from './picture-of.ts';
import { openBrowser, openVisitor } from './visitors.ts';

/** Takes pictures of all pages of the shop, or of those whose name contains a part. */
const [folder = '', part = ''] = process.argv.slice(2);
if (!folder) throw new Error('Usage: npm run pictures -- FOLDER [PART OF NAME]');
mkdirSync(folder, { recursive: true });
if (!part && readdirSync(folder).length > 0)
  throw new Error(`${folder} is not empty: old pictures would be among the new ones.`);

/** A picture waits for most of its time. */
const AT_ONCE = 3;
const started = performance.now();
const problems: string[] = [];
const { open, close } = openShops();
const browser = await openBrowser();

async function take(browser: Browser, shop: ServedShop, wanted: WantedPicture): Promise<void> {
  const context = await openVisitor(browser, shop, wanted);
  try {
    const url = shop.origin + paths[wanted.page];
    const picture = await pictureOf(await context.newPage(), url);
    writeFileSync(path.join(folder, `${wanted.name}.png`), picture);
  } catch (error) {
    problems.push(`${wanted.name}: ${error}`);
  } finally {
    await context.close();
  }
}

async function takeAll(shop: ServedShop, pictures: readonly WantedPicture[]): Promise<void> {
  const left = [...pictures];
  const takeNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) await take(browser, shop, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
}

const filled = await open('filled');
const { paths } = filled.shop;
const wanted = picturesOf(Object.keys(paths)).filter(({ name }) => name.includes(part));
if (wanted.length === 0) throw new Error(`No picture has a name with '${part}'.`);
const of = (kind: string, storefront = 'specified') =>
  wanted.filter((one) => one.shop === kind && one.storefront === storefront);

await takeAll(filled.shop, of('filled'));
// Always in this order, because each change stands in the list of activities.
for (const storefront of ['refined', 'german'] as const)
  await takeAll(await filled.change({ storefront }), of('filled', storefront));
for (const kind of ['empty', 'failing'] as const)
  if (of(kind).length > 0) await takeAll((await open(kind)).shop, of(kind));

close();
await browser.close();
const seconds = Math.round((performance.now() - started) / 1000);
for (const problem of problems) console.error(problem);
console.log(`${wanted.length - problems.length} of ${wanted.length} pictures in ${seconds} s`);
process.exit(problems.length > 0 ? 1 : 0);

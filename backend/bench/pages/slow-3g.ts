import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.ts';
import { median } from './lighthouse.ts';

/** As in Chromium's developer tools: 400 kbit/s, and two seconds until an answer begins. */
const SLOW_3G = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const PATIENCE_MS = 60_000;
const POLL_MS = 50;

/** Runs in the page, hence a text: the milliseconds since the visit began, once the first screen can be read. */
const FIRST_SCREEN_SINCE = `(() => {
  const heading = document.querySelector('h1');
  const pictures = [...document.querySelectorAll('main img')].filter(({ loading }) => loading !== 'lazy');
  const isShown = ({ complete, naturalWidth }) => complete && naturalWidth > 0;
  if (!heading || pictures.length === 0 || !pictures.every(isShown)) return false;
  const { left, top, width, height } = heading.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above === heading || heading.contains(above) ? performance.now() : false;
})()`;

/**
 * Returns the milliseconds until the first screen can be read on slow 3G: its heading is there, nothing
 * lies above it, and every picture that it does not load lazily is shown.
 */
export async function readsOnSlow3G(url: string, runs: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    const times: number[] = [];
    for (let done = 0; done < runs; done += 1) times.push(await visit(browser, url));
    return median(times);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
  const time = await firstScreen(page);
  await context.close();
  return time;
}

async function firstScreen(page: Page): Promise<number> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const time = await page.evaluate<number | false>(FIRST_SCREEN_SINCE);
    if (time) return time;
    await wait(POLL_MS);
  }
  throw new Error(`Nothing to read after ${PATIENCE_MS / 1000} s.`);
}

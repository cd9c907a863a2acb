import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const QUIET_MS = 300;
const LOAD_MAX_MS = 60_000;
const TRIES = 10;

/** Opens a page, waits until nothing in it changes any more, and takes a picture of all of it. */
export async function pictureOf(page: Page, url: string): Promise<Buffer> {
  page.setDefaultTimeout(LOAD_MAX_MS);
  const requests = watchRequests(page);
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  await page.goto(url);
  await requests.end();
  await page.evaluate(lookAtAll);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await requests.end();
    await untilFilled(page);
    const sent = requests.sent();
    const [picture, again] = [await take(), await take()];
    if (picture.equals(again) && requests.sent() === sent) return picture;
  }
  throw new Error('It never stands still.');
}

/** Follows what a page asks for: `end` resolves when all is answered, and what was done with it asks for nothing more. */
function watchRequests(page: Page) {
  const open = new Set<object>();
  let sent = 0;
  let changedAt = performance.now();
  page.on('request', (request) => {
    open.add(request);
    sent += 1;
    changedAt = performance.now();
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => {
      open.delete(request);
      changedAt = performance.now();
    });

  const isQuiet = () => open.size === 0 && performance.now() - changedAt >= QUIET_MS;
  return {
    sent: () => sent,
    end: async () => {
      const end = performance.now() + LOAD_MAX_MS;
      do {
        while (!isQuiet()) {
          if (performance.now() > end) throw new Error('Its requests do not end.');
          await wait(25);
        }
        // On a busy machine the page may not have got to the last reply yet.
        await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
      } while (!isQuiet());
    },
  };
}

async function untilFilled(page: Page): Promise<void> {
  const end = performance.now() + LOAD_MAX_MS;
  for (;;) {
    const missing = await page.evaluate(whatIsMissing);
    if (missing.length === 0) return;
    if (performance.now() > end) throw new Error(`It waits for ${missing.join(', ')}`);
    await wait(50);
  }
}

/** What loads when it comes near is loaded, although the picture is taken from the top. */
async function lookAtAll(): Promise<void> {
  const screens = Math.ceil(document.documentElement.scrollHeight / innerHeight);
  for (let screen = screens; screen >= 0; screen -= 1) {
    scrollTo({ top: screen * innerHeight, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** Returns what is still to come; nothing once everything is there. */
async function whatIsMissing(): Promise<string[]> {
  for (const image of document.images) image.loading = 'eager';
  // One that has just been asked for counts as complete.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  const pictures = [...document.images].filter(({ complete }) => !complete);
  // A spinner may stay above an error.
  const waits = [...document.querySelectorAll('.spinner, [aria-busy=true]')].filter(
    (wait) => !wait.closest(':has(> [role=alert])'),
  );
  return [
    ...pictures.map(({ src }) => src),
    ...waits.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
  ];
}

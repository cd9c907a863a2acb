import { expect, type Page } from '@playwright/test';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';

const NEWS = '/news/oldest-bookshop-in-the-world';

/**
 * The most kilobytes of a page on the wire when a phone opens it; the goal for a whole page is 260. Shelves
 * have covers as sharp as the screen.
 */
const BUDGETS = [
  { name: 'home', path: '/', firstScreen: 24, pictures: 60, whole: 260 },
  { name: 'a shelf', path: '/genres/fiction', firstScreen: 50, pictures: 65, whole: 262 },
  { name: 'all books', path: '/books', firstScreen: 56, pictures: 122, whole: 325 },
  {
    name: 'a search',
    path: '/search?q=island',
    scripts: 131,
    firstScreen: 50,
    pictures: 75,
    whole: 290,
  },
  { name: 'a book', path: '/books/', scripts: 132, firstScreen: 20, pictures: 50, whole: 265 },
  { name: 'news', path: NEWS, firstScreen: 20, pictures: 65, whole: 275 },
];
/** Of every page, but for that of a book, which promises days and keeps wishes, and for searches, which ask for books. */
const SCRIPTS = 130;
const STYLES = 8;

type Loaded = { path: string; type: string; bytes: number };

/** Opens a page with an empty cache and returns what it loads, in bytes on the wire. */
async function load(page: Page, path: string): Promise<Loaded[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const loaded = new Map<string, Loaded>();
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    loaded.set(requestId, { path: new URL(response.url).pathname, type, bytes: 0 });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('main img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await devTools.detach();
  return [...loaded.values()];
}

/** The paths of the pictures that do not wait until they come near. */
const firstScreenOf = (page: Page) =>
  page
    .locator('main img:not([loading=lazy])')
    .evaluateAll((images) =>
      images.map((image) => new URL((image as HTMLImageElement).currentSrc).pathname),
    );

const kilobytesOf = (loaded: readonly Loaded[]) =>
  Math.round(loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);

journey.use({
  isFirstVisit: true,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
});

for (const { name, path, ...budget } of BUDGETS) {
  journey(`${name} stays within its weight on a phone`, async ({ page, request }) => {
    const address = path === '/books/' ? path + (await newestBook(request))._id : path;
    const loaded = await load(page, address);
    const images = loaded.filter(({ type }) => type === 'Image');
    const bundled = images.filter((image) => /^\/(covers|news)\//.test(image.path));
    expect(bundled.filter((image) => !image.path.endsWith('.avif'))).toEqual([]);

    const first = await firstScreenOf(page);
    expect(first.length).toBeGreaterThan(0);
    const ofType = (type: string) => loaded.filter((one) => one.type === type);
    const weight = {
      firstScreen: kilobytesOf(images.filter((image) => first.includes(image.path))),
      pictures: kilobytesOf(images),
      scripts: kilobytesOf(ofType('Script')),
      styles: kilobytesOf(ofType('Stylesheet')),
      whole: kilobytesOf(loaded),
    };
    const most = { scripts: SCRIPTS, ...budget, styles: STYLES };
    const heavy = Object.entries(weight).filter(
      ([part, kilobytes]) => kilobytes > most[part as keyof typeof weight],
    );
    expect(Object.fromEntries(heavy)).toEqual({});
  });
}

journey('cards of a phone take covers as wide as they are shown', async ({ page }) => {
  await page.goto('/genres/fiction');
  const cover = page.locator('main li img').first();
  await expect(cover).toBeVisible();
  await expect
    .poll(() => cover.evaluate((image) => (image as HTMLImageElement).currentSrc))
    .toMatch(/\/covers\/480\/[\w-]+\.avif$/);
});

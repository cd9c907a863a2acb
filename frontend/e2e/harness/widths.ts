import { expect, type Page } from '@playwright/test';
import { violations } from './violations.ts';

export const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Fails if a page scrolls sideways. Waits, as a part may be laid out anew only a moment after a change of the size. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect.poll(() => widthOf(page)).toBe(page.viewportSize()?.width);

/** Goes on after a failure, so that one run says what is wrong everywhere. */
export const softly = expect.configure({ soft: true });

/** What has to be true of every page, on a phone and on a laptop. Leaves the page at its size. */
export async function checkPage(page: Page, what = new URL(page.url()).pathname): Promise<void> {
  const size = page.viewportSize();
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const { width } = viewport;
    await softly.poll(() => widthOf(page), `${what}, ${width} px`).toBe(width);
    expect.soft(await violations(page), `${what}, ${width} px`).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

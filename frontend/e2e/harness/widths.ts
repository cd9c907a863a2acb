import { expect, type Page } from '@playwright/test';
import { violations } from './violations.ts';

export const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

/** What has to be true of every page, on a phone and on a laptop. Leaves the page at its size. */
export async function checkPage(page: Page, what = new URL(page.url()).pathname): Promise<void> {
  const size = page.viewportSize();
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const { width } = viewport;
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(await fits(), `${what}, ${width} px`).toBe(width);
    expect.soft(await violations(page), `${what}, ${width} px`).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

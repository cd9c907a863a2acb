import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { builtFile } from './built-file.ts';

/*
 * A page that takes the server seconds is left to the browser to render, and has been rendered when somebody asks
 * again. On a busy machine, every page takes seconds.
 */

/** Opens a page as the server has rendered it, and holds back its scripts until what it returns is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${builtFile('libraries')}`, async (route) => {
    await held;
    await route.continue();
  });
  await expect(async () => {
    const reply = await page.goto(path, { waitUntil: 'commit' });
    expect(await reply?.text()).toContain('<h1');
  }).toPass();
  return release;
}

/** Returns the HTML of a page as the server has rendered it. */
export async function renderedHtml(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path)).text();
    expect(html).toContain('<h1');
  }).toPass();
  return html;
}

import type { ElementHandle, JSHandle } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import type { Tab } from './tab.ts';

const SCREEN = { width: 1280, height: 800 };

/** Starts the Firefox at a path, driven by WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    defaultViewport: SCREEN,
  });
  const page = await browser.newPage();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    run: (call, argument) => page.evaluate(call as never, argument as never),
    find: async (call, argument) => {
      const handle: JSHandle = await page.evaluateHandle(call as never, argument as never);
      const element = handle.asElement() as ElementHandle<Element> | null;
      if (!element) return;
      return {
        click: () => element.click(),
        type: (text) => element.type(text),
        upload: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
      };
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

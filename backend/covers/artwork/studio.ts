import { chromium } from '@playwright/test';
import { fontFaces } from './fonts.ts';
import type { Picture } from './picture.ts';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** What the page has of the browser; the types of all of it would also apply to the server's code. */
declare const document: {
  fonts: { ready: Promise<unknown> };
  querySelectorAll: (selector: string) => Iterable<Text>;
};
declare const getComputedStyle: (text: Text) => { fontSize: string };
type Text = {
  dataset: Record<string, string | undefined>;
  style: { fontSize: string };
  textContent: string | null;
  getComputedTextLength: () => number;
  getBoundingClientRect: () => { left: number; right: number };
};

export type Studio = {
  /** Renders a picture as a PNG with `scale` pixels per unit. */
  photograph: (picture: Picture) => Promise<Buffer>;
  close: () => Promise<void>;
};

/** Runs in the page: fits lines to their widths and returns those that leave the picture. */
async function fitLettering(width: number): Promise<string[]> {
  await document.fonts.ready;
  const lost: string[] = [];
  for (const text of document.querySelectorAll('svg text')) {
    const wanted = Number(text.dataset.fit ?? 0);
    if (wanted > 0) {
      const size = Number.parseFloat(getComputedStyle(text).fontSize);
      text.style.fontSize = `${(size * wanted) / text.getComputedTextLength()}px`;
    }
    const box = text.getBoundingClientRect();
    const margin = text.dataset.bleed === undefined ? 30 : -9999;
    if (box.left < margin || box.right > width - margin) lost.push(text.textContent ?? '');
  }
  return lost;
}

/** Launches the browser that renders the pictures. */
export async function openStudio(scale = 2): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const fonts = fontFaces();
  return {
    async photograph({ name, width, height, draw }) {
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: scale,
      });
      await page.setContent(
        `<style>${fonts} body{margin:0} svg{display:block}</style>
         <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw()}</svg>`,
      );
      const lost = await page.evaluate(fitLettering, width);
      if (lost.length > 0) throw new Error(`${name}: lettering is cut off: ${lost.join(' / ')}`);
      const image = await page.screenshot({ type: 'png' });
      await page.close();
      return image;
    },
    close: () => browser.close(),
  };
}

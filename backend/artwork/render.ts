import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

const PUBLIC = join(import.meta.dirname, '../../frontend/public');
/** The widths of a picture, and the most that a WebP file may weigh in each, in kilobytes. */
const FOLDERS: Record<string, Record<string, number>> = {
  covers: { 120: 8, 240: 16, 480: 40, 720: 80 },
  news: { 400: 24, 640: 44, 800: 60 },
  icons: {},
};
/** Looks like the WebP files beside it, at two fifths of the size; lettering needs full colour. */
const AVIF = { quality: 42, effort: 4, chromaSubsampling: '4:4:4' };
/**
 * Runs in the page, whose types would also apply to the server's code. Lettering in `<defs>` has no place of its own.
 */
const LETTERING_OUTSIDE_MARGINS = `document.fonts.ready.then(() =>
  [...document.querySelectorAll('text:not(defs text)')].filter((text) => {
    const { left, right } = text.getBoundingClientRect();
    return left < 30 || right > innerWidth - 30;
  }).map((text) => text.textContent))`;

const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** Returns a picture as PNG with two pixels for each unit of the drawing. */
async function draw(file: string): Promise<Buffer> {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(await readFile(file, 'utf8'));
  const viewport = { width: Number(size?.[1]), height: Number(size?.[2]) };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
  const faults: string[] = [];
  page.on('requestfailed', (request) => faults.push(`${request.url()} does not load`));
  await page.goto(pathToFileURL(file).href);
  for (const text of await page.evaluate<string[]>(LETTERING_OUTSIDE_MARGINS)) {
    faults.push(`“${text}” leaves the margins`);
  }
  if (faults.length > 0) throw new Error(`${file}: ${faults.join(', ')}.`);
  const image = await page.screenshot();
  await page.close();
  return image;
}

/** Encodes a picture as WebP in the best quality that stays within the size. */
async function webp(picture: Sharp, kilobytes: number): Promise<Buffer> {
  for (const quality of [86, 80, 74, 68, 60, 52, 44, 36]) {
    const options = { quality, effort: 6, smartSubsample: quality > 50 };
    const file = await picture.clone().webp(options).toBuffer();
    if (file.length <= kilobytes * 1024) return file;
  }
  throw new Error(`Larger than ${kilobytes} kB in any quality.`);
}

try {
  for (const [folder, widths] of Object.entries(FOLDERS)) {
    for (const file of await readdir(join(import.meta.dirname, folder))) {
      const { name } = parse(file);
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const image = await draw(join(import.meta.dirname, folder, file));
      for (const [width, kilobytes] of Object.entries(widths)) {
        const picture = sharp(image).resize({ width: Number(width), kernel: 'lanczos3' });
        const path = join(PUBLIC, folder, width, name);
        await writeFile(`${path}.webp`, await webp(picture, kilobytes));
        await writeFile(`${path}.avif`, await picture.clone().avif(AVIF).toBuffer());
      }
      if (folder === 'icons') {
        const { width } = await sharp(image).metadata();
        const icon = sharp(image).resize({ width: width / 2 });
        await icon.png({ palette: true, quality: 90, effort: 10 }).toFile(`${PUBLIC}/${name}.png`);
      }
      process.stdout.write(`${folder}/${name}\n`);
    }
  }
} finally {
  await browser.close();
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { covers } from './covers/catalogue.ts';
import type { Picture } from './drawing/picture.ts';
import { openStudio } from './drawing/studio.ts';
import { newsPictures } from './news/catalogue.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

type Edition = { folder: string; pictures: readonly Picture[]; sizes: Record<number, number> };

/** Each width with the most kilobytes that it may weigh. */
const EDITIONS: readonly Edition[] = [
  { folder: 'covers', pictures: covers, sizes: { 120: 8, 240: 16, 480: 40, 720: 80 } },
  { folder: 'news', pictures: newsPictures, sizes: { 400: 24, 800: 60 } },
];

/** The best quality that stays within the weight. */
async function compress(image: Buffer, width: number, kilobytes: number): Promise<Buffer> {
  const resized = sharp(image).resize({ width, kernel: 'lanczos3' });
  for (const quality of [88, 82, 76, 70, 62, 54, 44]) {
    const file = await resized.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length <= kilobytes * 1024) return file;
  }
  throw new Error(`Too rich for ${kilobytes} kB at ${width} px.`);
}

const wanted = process.argv.slice(2);
const studio = await openStudio(CHROMIUM);
try {
  for (const { folder, pictures, sizes } of EDITIONS) {
    for (const picture of pictures) {
      if (wanted.length > 0 && !wanted.includes(picture.name)) continue;
      const image = await studio.photograph(picture);
      for (const [width, kilobytes] of Object.entries(sizes)) {
        const target = join(PUBLIC, folder, width);
        await mkdir(target, { recursive: true });
        const file = await compress(image, Number(width), kilobytes);
        await sharp(file).toFormat('webp');
        await import('node:fs/promises').then((fs) =>
          fs.writeFile(join(target, `${picture.name}.webp`), file),
        );
      }
      process.stdout.write(`${folder}/${picture.name}\n`);
    }
  }
} finally {
  await studio.close();
}

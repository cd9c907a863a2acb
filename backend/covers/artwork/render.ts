import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { covers } from './covers/catalogue.ts';
import { shareImage, touchIcon } from './icons/icons.ts';
import { newsPictures } from './news/catalogue.ts';
import type { Picture } from './picture.ts';
import { openStudio } from './studio.ts';

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Usage: render.ts FOLDER [PICTURE…]');
const PUBLIC = folder;

type Edition = { folder: string; pictures: readonly Picture[]; sizes: Record<number, number> };

/** The maximum file size of each width, in kilobytes. */
const EDITIONS: readonly Edition[] = [
  { folder: 'covers', pictures: covers, sizes: { 120: 8, 240: 16, 480: 40, 720: 80 } },
  { folder: 'news', pictures: newsPictures, sizes: { 400: 24, 640: 44, 800: 60 } },
];

/** Looks like the WebP files beside it, at two fifths of the size; lettering needs full colour. */
const AVIF = { quality: 42, effort: 4, chromaSubsampling: '4:4:4' };

/** Encodes a picture as WebP in the best quality that stays within the size. */
async function compress(image: Buffer, width: number, kilobytes: number) {
  const resized = sharp(image).resize({ width, kernel: 'lanczos3' });
  for (const quality of [86, 80, 74, 68, 60, 52, 44, 36]) {
    const file = await resized
      .clone()
      .webp({ quality, effort: 6, smartSubsample: quality > 50 })
      .toBuffer();
    if (file.length <= kilobytes * 1024) return { file, quality };
  }
  throw new Error(`Larger than ${kilobytes} kB at ${width} px in any quality.`);
}

const kilobytesOf = (file: Buffer) => Math.round(file.length / 1024);

const studio = await openStudio();
try {
  for (const { folder, pictures, sizes } of EDITIONS) {
    for (const picture of pictures) {
      if (wanted.length > 0 && !wanted.includes(picture.name)) continue;
      const image = await studio.photograph(picture);
      const qualities: string[] = [];
      for (const [width, kilobytes] of Object.entries(sizes)) {
        const { file, quality } = await compress(image, Number(width), kilobytes);
        await mkdir(join(PUBLIC, folder, width), { recursive: true });
        const avif = await sharp(image)
          .resize({ width: Number(width), kernel: 'lanczos3' })
          .avif(AVIF)
          .toBuffer();
        const path = join(PUBLIC, folder, width, picture.name);
        await writeFile(`${path}.webp`, file);
        await writeFile(`${path}.avif`, avif);
        qualities.push(
          `${width} px ${kilobytesOf(file)} kB q${quality}, AVIF ${kilobytesOf(avif)} kB`,
        );
      }
      process.stdout.write(`${folder}/${picture.name}: ${qualities.join(', ')}\n`);
    }
  }
  for (const icon of [touchIcon, shareImage(join(PUBLIC, 'covers/480'))]) {
    if (wanted.length > 0 && !wanted.includes(icon.name)) continue;
    await sharp(await studio.photograph(icon))
      .resize({ width: icon.width })
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(PUBLIC, `${icon.name}.png`));
    process.stdout.write(`${icon.name}.png\n`);
  }
} finally {
  await studio.close();
}

import sharp, { type Color } from 'sharp';

type PictureOptions = {
  width?: number;
  height?: number;
  background?: Color;
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';
};
let count = 0;

/** Returns an encoded picture, each one different and small, as each pixel costs; give only the properties that matter. */
export function aPicture(given: PictureOptions = {}): Promise<Buffer> {
  const { width = 120, height = 180, background, format = 'png' } = given;
  count += 1;
  const mark = Buffer.from([count & 255, count >> 8, 77]);
  return sharp({ create: { width, height, channels: 3, background: background ?? '#2b6a9b' } })
    .composite([{ input: mark, raw: { width: 1, height: 1, channels: 3 }, top: 0, left: 0 }])
    .toFormat(format, { lossless: true })
    .toBuffer();
}

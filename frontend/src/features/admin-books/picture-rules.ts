const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 12;

/** The kinds of picture that the server takes, for the picker and for what is dropped. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const PICTURE_HINT = `JPEG, PNG, WebP or AVIF, up to ${MAX_MEGABYTES} MB. Upright pictures of 2:3 fit best.`;

/** Why a file need not be sent at all, in words; undefined where the server shall look at it. */
export function pictureError(file: File): string | undefined {
  if (!PICTURE_TYPES.includes(file.type)) {
    return 'This file is no picture that the shop can use. Take a JPEG, PNG, WebP or AVIF.';
  }
  if (file.size > MAX_MEGABYTES * MEGABYTE) {
    const size = Math.ceil(file.size / MEGABYTE);
    return `This picture has ${size} MB. Take one of at most ${MAX_MEGABYTES} MB.`;
  }
  return undefined;
}

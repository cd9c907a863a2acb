const MEGABYTE = 1024 * 1024;
const MAX_MEGABYTES = 12;

/** The picture types that the server accepts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const PICTURE_HINT = `JPEG, PNG, WebP or AVIF, up to ${MAX_MEGABYTES} MB. Portrait pictures with a 2:3 ratio work best.`;

/** Returns why a file cannot be uploaded, or undefined if the server should decide. */
export function pictureError(file: File): string | undefined {
  if (!PICTURE_TYPES.includes(file.type)) {
    return 'This file type is not supported. Choose a JPEG, PNG, WebP or AVIF.';
  }
  if (file.size > MAX_MEGABYTES * MEGABYTE) {
    const size = Math.ceil(file.size / MEGABYTE);
    return `This picture is ${size} MB. Choose one of at most ${MAX_MEGABYTES} MB.`;
  }
  return undefined;
}

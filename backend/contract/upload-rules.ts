const MEGABYTE = 1024 * 1024;

/** Maximum size of an uploaded picture. */
export const UPLOAD_MAX_MEGABYTES = 12;
export const UPLOAD_MAX_BYTES = UPLOAD_MAX_MEGABYTES * MEGABYTE;
export const UPLOAD_MAX_PIXELS = 50_000_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** The names of these types for messages. */
export const UPLOAD_TYPE_NAMES = 'JPEG, PNG, WebP or AVIF';

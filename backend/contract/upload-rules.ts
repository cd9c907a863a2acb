const MEGABYTE = 1024 * 1024;

/** The largest picture that may be uploaded. */
export const UPLOAD_MAX_MEGABYTES = 12;
export const UPLOAD_MAX_BYTES = UPLOAD_MAX_MEGABYTES * MEGABYTE;
export const UPLOAD_MAX_PIXELS = 50_000_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** Those types, as people call them. */
export const UPLOAD_TYPE_NAMES = 'JPEG, PNG, WebP or AVIF';

import { z } from 'zod';

/** The largest file that may be uploaded, in bytes. */
export const UPLOAD_MAX_BYTES = 12 * 1024 * 1024;
/** The largest picture that may be uploaded, in pixels. */
export const UPLOAD_MAX_PIXELS = 50_000_000;
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** A stored picture: the file name for `coverImage`, and its tint. */
export const UploadedPicture = z.object({
  fileName: z.string(),
  tint: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedPicture = z.output<typeof UploadedPicture>;

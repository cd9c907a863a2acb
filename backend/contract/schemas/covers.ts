import { z } from 'zod';

/** A stored picture: the file name for `coverImage`, and its tint. */
export const UploadedPicture = z.object({
  fileName: z.string(),
  tint: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadedPicture = z.output<typeof UploadedPicture>;

import { z } from 'zod';
import { type Calls, named } from '../../call.ts';
import { BOOKS_CHANGED_MAX } from '../../lists.ts';
import { Id, UploadedPicture } from '../../parts.schemas.ts';
import { UPLOAD_TYPES } from '../../uploads.ts';

named({ UploadedPicture });

export const coverCalls = {
  'POST /api/admin/covers': {
    access: 'admin',
    summary: 'Uploads a picture: JPEG, PNG, WebP or AVIF, up to 12 MB',
    bodyTypes: UPLOAD_TYPES,
    body: z.instanceof(Buffer),
    reply: UploadedPicture,
    statuses: [201],
  },
  'POST /api/admin/covers/retries': {
    access: 'admin',
    summary: 'Copies covers again that could not be copied, of these books or of all',
    body: z.strictObject({ ids: z.array(Id).min(1).max(BOOKS_CHANGED_MAX).optional() }),
    reply: z.object({ books: z.number().int() }),
  },
} satisfies Calls;

import { z } from 'zod';
import { type Calls, named } from '../../call.ts';
import { UploadedPicture } from '../../parts.schemas.ts';
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
} satisfies Calls;

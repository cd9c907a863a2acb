import { UploadedPicture } from '@book-store/contract/schemas/covers';
import { UPLOAD_TYPES } from '@book-store/contract/upload-rules';
import { z } from 'zod';
import { changeRoute, type Route } from '../../http/router/route.ts';
import { storePicture } from './covers.service.ts';
import { pictureBody } from './picture-body.ts';

type Deps = {
  /** Counts an upload against the limits of an admin and a network address. */
  limit: (id: string, address: string) => Promise<void>;
  now: () => Date;
};

/** Picture upload. */
export const coversAdminRoutes = ({ limit, now }: Deps): Route[] => [
  changeRoute({
    method: 'post',
    path: '/api/admin/covers',
    summary: 'Uploads a picture: JPEG, PNG, WebP or AVIF, up to 12 MB',
    before: ({ caller, origin }) => limit(caller.id, origin.network),
    readBody: pictureBody,
    bodyTypes: UPLOAD_TYPES,
    body: z.instanceof(Buffer),
    reply: UploadedPicture,
    statuses: [201],
    run: async ({ body }) => {
      const picture = await storePicture(body, now());
      const subject = { id: picture.fileName };
      return { body: picture, change: { action: 'picture-uploaded', subject, fields: [] } };
    },
  }),
];

import { UploadedPicture } from '@book-store/contract/catalogue/covers/covers.schemas';
import {
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_MEGABYTES,
  UPLOAD_TYPE_NAMES,
  UPLOAD_TYPES,
} from '@book-store/contract/uploads';
import { z } from 'zod';
import type { FeatureDeps } from '../feature.ts';
import { bytesBody } from '../http/router/read-body.ts';
import { changeRoute, type Route } from '../http/router/route.ts';
import { storePicture } from './covers.service.ts';

const pictureBody = bytesBody({
  types: UPLOAD_TYPES,
  maxBytes: UPLOAD_MAX_BYTES,
  wrongType: `Send a ${UPLOAD_TYPE_NAMES} picture as the body, with a matching Content-Type.`,
  tooLarge: `This picture is larger than ${UPLOAD_MAX_MEGABYTES} MB. Please choose a smaller one.`,
});

/** Picture upload. */
export const coversAdminRoutes = ({ limits, now }: FeatureDeps): Route[] => [
  changeRoute({
    method: 'post',
    path: '/api/admin/covers',
    summary: 'Uploads a picture: JPEG, PNG, WebP or AVIF, up to 12 MB',
    before: ({ caller, origin }) => limits.uploads(caller.id, origin.network),
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

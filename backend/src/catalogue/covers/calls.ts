import type { coverCalls } from '@book-store/contract/catalogue/covers/calls';
import {
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_MEGABYTES,
  UPLOAD_TYPE_NAMES,
  UPLOAD_TYPES,
} from '@book-store/contract/uploads';
import type { RouteDeps } from '../../platform/area.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { bytesBody } from '../../platform/http/router/read-body.ts';
import { storePicture } from '../../platform/pictures/covers.service.ts';
import { retryCovers } from './retry-covers.ts';

const pictureBody = bytesBody({
  types: UPLOAD_TYPES,
  maxBytes: UPLOAD_MAX_BYTES,
  wrongType: `Send a ${UPLOAD_TYPE_NAMES} picture as the body, with a matching Content-Type.`,
  tooLarge: `This picture is larger than ${UPLOAD_MAX_MEGABYTES} MB. Please choose a smaller one.`,
});

export const covers = ({ limits, now }: RouteDeps): Implementation<typeof coverCalls> => ({
  'POST /api/admin/covers': {
    before: ({ caller, origin }) => limits.uploads(caller.id, origin.network),
    readBody: pictureBody,
    run: async ({ body }) => {
      const picture = await storePicture(body, now());
      const subject = { id: picture.fileName };
      return { body: picture, change: { action: 'picture-uploaded', subject, fields: [] } };
    },
  },
  'POST /api/admin/covers/retries': async ({ body: { ids } }) => ({
    body: { books: await retryCovers(ids, now()) },
    change: undefined,
  }),
});

import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { Authentication } from '../../http/authentication.ts';
import { UploadedPicture } from './covers.contract.ts';
import { storePicture } from './covers.service.ts';
import { pictureBody } from './picture-body.ts';

type Deps = {
  auth: Authentication;
  /** Counts an upload of an admin from a network address. */
  limit: (id: string, address: string) => Promise<void>;
  now: () => Date;
};

/** The owner's door to pictures. It reads its own bodies, so it is mounted before the JSON parser. */
export function coversAdminRoutes({ auth, limit, now }: Deps): Router {
  // Nobody else gets as far as sending 12 MB.
  const mayUpload: RequestHandler = async (req, _res, next) => {
    const { id, address } = await auth.admin(req);
    await limit(id, address);
    next();
  };
  return Router().post(
    '/',
    mayUpload,
    pictureBody,
    auth.adminChangeRoute({
      body: z.instanceof(Buffer),
      reply: UploadedPicture,
      run: async ({ body }) => {
        const picture = await storePicture(body, now());
        const subject = { id: picture.fileName };
        return {
          status: 201,
          body: picture,
          change: { action: 'picture-uploaded', subject, fields: [] },
        };
      },
    }),
  );
}

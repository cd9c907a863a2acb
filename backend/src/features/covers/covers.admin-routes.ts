import { UploadedPicture } from '@book-store/contract/schemas/covers';
import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { Authentication } from '../../http/authentication.ts';
import { storePicture } from './covers.service.ts';
import { pictureBody } from './picture-body.ts';

type Deps = {
  auth: Authentication;
  /** Counts an upload against the limits of an admin and a network address. */
  limit: (id: string, address: string) => Promise<void>;
  now: () => Date;
};

/** Picture upload. It parses its own bodies, so it must be mounted before the JSON parser. */
export function coversAdminRoutes({ auth, limit, now }: Deps): Router {
  // Checked first, so that nobody else can send 12 MB.
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

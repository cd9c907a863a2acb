import { COVER_WIDTHS } from '@book-store/contract/pictures';
import { type RequestHandler, Router } from 'express';
import { findPictureFile } from './covers.service.ts';
import { formatOf } from './picture-format.ts';

/** File names are content hashes, so a file never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const UPLOADED = /^u-([0-9a-f]{32}\.(?:webp|avif))$/;

/** Serves uploaded pictures; bundled ones are files of the front end. */
export const coversRoutes = (): Router => Router().get('/:width/:file', sendPicture);

const sendPicture: RequestHandler = async (req, res, next) => {
  const file = String(req.params.file);
  const [, content] = UPLOADED.exec(file) ?? [];
  const width = COVER_WIDTHS.find((width) => String(width) === req.params.width);
  const bytes = width && content && (await findPictureFile(width, file));
  if (!bytes) return next();
  res
    .set({ 'Cache-Control': FOREVER, ETag: `"${width}-${content}"` })
    .type(`image/${formatOf(bytes)}`)
    .send(bytes);
};

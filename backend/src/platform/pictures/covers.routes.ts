import { COVER_WIDTHS } from '@book-store/contract/pictures';
import { type RequestHandler, Router } from 'express';
import sharp from 'sharp';
import { DRAWING_POINTS, type PointLimit } from '../http/limits/points.ts';
import { addressOf } from '../http/request-origin.ts';
import { findPictureFile } from './covers.service.ts';
import type { FindCover } from './find-cover.ts';
import { formatOf } from './picture-format.ts';

/** File names are content hashes, so a file never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const UPLOADED = /^u-([0-9a-f]{32}\.(?:webp|avif))$/;

/** Mails are read on other sites' pages. */
const IN_MAILS = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const JPEG = /^([a-z0-9][a-z0-9._-]*)\.jpeg$/i;

type Deps = { findCover: FindCover; drawings: PointLimit };

/**
 * Serves uploaded pictures, and JPEG versions of all pictures for mail programs; other bundled pictures are files of
 * the front end.
 */
export const coversRoutes = (deps: Deps): Router =>
  Router().get('/:width/:file', sendPicture, sendJpeg(deps));

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

function sendJpeg({ findCover, drawings }: Deps): RequestHandler {
  return async (req, res, next) => {
    const [, name] = JPEG.exec(String(req.params.file)) ?? [];
    const width = COVER_WIDTHS.find((width) => String(width) === req.params.width);
    if (!name || !width) return next();
    await drawings.take(addressOf(req), DRAWING_POINTS.jpeg);
    const cover = await findCover(`${name}.webp`, width);
    if (!cover) return next();
    const picture = await sharp(cover).flatten({ background: '#ffffff' }).jpeg().toBuffer();
    res.set({ 'Cache-Control': FOREVER, ETag: `"${width}-${name}-jpeg"`, ...IN_MAILS });
    return res.type('image/jpeg').send(picture);
  };
}

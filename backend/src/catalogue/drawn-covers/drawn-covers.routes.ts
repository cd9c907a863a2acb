import {
  avifPath,
  COVER_WIDTHS,
  coverOf,
  coverPath,
  jpegPath,
} from '@book-store/contract/pictures';
import { COVER_FORMATS, type CoverFormat, versionOf } from '@book-store/covers';
import { type RequestHandler, Router } from 'express';
import { DRAWING_POINTS, POINTS, type PointLimit } from '../../platform/http/limits/points.ts';
import { addressOf } from '../../platform/http/request-origin.ts';
import { findVisibleBook } from '../books/find-books.ts';
import type { CoverStudio } from './cover-studio.ts';
import { findSoldCover } from './stored-covers.ts';

type Deps = {
  studio: CoverStudio;
  reads: PointLimit;
  drawings: PointLimit;
};

const FOREVER = 'public, max-age=31536000, immutable';
const FILE = /^d-([0-9a-f]{24})-([0-9a-f]{12})\.([a-z]+)$/;

export const drawnCoversRoutes = (deps: Deps): Router =>
  Router().get('/:width/:file', sendDrawnCover(deps));

const IN_FORMAT: Record<CoverFormat, (webpPath: string) => string> = {
  webp: (path) => path,
  avif: avifPath,
  jpeg: jpegPath,
};

function sendDrawnCover({ studio, reads, drawings }: Deps): RequestHandler {
  const draw: CoverStudio['draw'] = async (wanted, network) => {
    await drawings.take(network, DRAWING_POINTS[wanted.width]);
    return studio.draw(wanted, network);
  };
  return async (req, res, next) => {
    const [, id, version, ending] = FILE.exec(String(req.params.file)) ?? [];
    const width = COVER_WIDTHS.find((width) => String(width) === req.params.width);
    const format = COVER_FORMATS.find((format) => format === ending);
    if (!id || !version || !width || !format) return next();
    await reads.take(addressOf(req), POINTS.read);
    const found = await findVisibleBook(id);
    const current = found && { ...found, id };
    const isCurrent = current && versionOf(current) === version && !current.coverImage;
    const book = isCurrent ? current : await findSoldCover(id, version);
    if (!book) {
      const cover = found ? coverOf(found) : '';
      if (!cover) return next();
      // An outdated URL: redirects to the current one.
      const path = coverPath(cover, width);
      return res.set('Cache-Control', 'no-cache').redirect(302, IN_FORMAT[format](path));
    }
    const wanted = { book, width, format };
    const picture = (await studio.find(wanted)) ?? (await draw(wanted, addressOf(req)));
    res.set({ 'Cache-Control': FOREVER, ETag: `"${width}-${version}-${format}"` });
    // Mails are read on other sites' pages.
    if (format === 'jpeg') res.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return res.type(`image/${format}`).send(picture);
  };
}

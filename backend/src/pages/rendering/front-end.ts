import type { PageRenderer } from '@book-store/contract/pages/heads/rendered-page';
import type { SharedBook } from '@book-store/contract/pictures';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { CoverStudio } from '../../catalogue/drawn-covers/cover-studio.ts';
import type { PointLimit } from '../../platform/http/limits/points.ts';
import type { CallApi } from '../../platform/http/reading/call-api.ts';
import type { ReplyCache } from '../../platform/http/reading/reply-cache.ts';
import type { FindCover } from '../../platform/pictures/find-cover.ts';
import { createPageVisits } from '../../reports/visits/count-visits.ts';
import { sharePictureRoutes } from '../heads/share-picture.routes.ts';
import type { FindShop } from '../heads/shown-shop.ts';
import { builtFiles } from './built-files.ts';
import type { BuiltPages } from './built-pages.ts';
import { pagesRoutes } from './pages.routes.ts';

type Deps = {
  /** Directory of the built front end. */
  dist: string;
  pageRenderer?: PageRenderer | undefined;
  publicUrl?: string | undefined;
  isDatabaseUnavailable: () => Promise<boolean>;
  log: Logger;
  now: () => Date;
};

type Sources = {
  built: BuiltPages;
  callApi: CallApi;
  findShop: FindShop;
  findCover: FindCover;
  studio: CoverStudio;
  reads: PointLimit;
  drawings: PointLimit;
  cache: ReplyCache;
};

/** Serves the built front end: files, link preview pictures, and pages, whose visits it counts. */
export function frontEnd(
  { dist, pageRenderer: renderer, publicUrl, isDatabaseUnavailable, log, now }: Deps,
  { built, callApi, findShop, findCover, studio, reads, drawings, cache }: Sources,
): RequestHandler[] {
  const visits = createPageVisits(now);
  const deps = { publicUrl, isDatabaseUnavailable, log, now };
  const sources = { built, callApi, findShop, reads, cache };
  return [
    builtFiles(dist),
    sharePictureRoutes({ findShop, findCover: shownCover(findCover, studio), reads, drawings }),
    visits.afterReply,
    pagesRoutes({ ...deps, ...sources, renderer, visits }),
  ];
}

/** The book's own cover, or a drawn one. */
const shownCover =
  (findCover: FindCover, studio: CoverStudio) =>
  async (book: SharedBook): Promise<Buffer | undefined> => {
    // Wide enough for a picture that shows the cover beside something else.
    const width = 480;
    if (book.coverImage) return findCover(book.coverImage, width);
    const wanted = { book: { ...book, id: book._id }, width, format: 'webp' } as const;
    return (await studio.find(wanted)) ?? studio.draw(wanted, 'link previews');
  };

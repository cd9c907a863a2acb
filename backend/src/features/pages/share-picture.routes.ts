import { type Request, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { ReadBudget } from '../../http/read-budget.ts';
import { addressOf } from '../../http/request-origin.ts';
import { drawSharePicture, type SharedBook, sharePath } from './share-picture.ts';

type Deps = {
  findBook: (id: string) => Promise<SharedBook | undefined>;
  /** Returns the WebP file of a book's cover, 480 pixels wide. */
  findCover: (book: SharedBook) => Promise<Buffer | undefined>;
  reads: ReadBudget;
};

const FOREVER = 'public, max-age=31536000, immutable';
/** Processor time of finding a book, and of drawing its picture. */
const COST_MS = { book: 1, drawing: 80 };
/** About a hundred pictures. */
const CACHE_BYTES = 8 * 1024 * 1024;

/** Serves a picture per book for link previews, drawn when it is first asked for. */
export function sharePictureRoutes({ findBook, findCover, reads }: Deps): Router {
  const pictures = new LRUCache<string, Buffer, SharedBook>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: async (_path, _old, { context: book }) =>
      drawSharePicture(book, await findCover(book)),
  });

  return Router().get(
    '/share/books/:id/:version.jpg',
    async (req: Request, res: Response, next) => {
      await reads.take(addressOf(req), COST_MS.book);
      const book = await findBook(String(req.params.id));
      if (!book) return next();
      const path = sharePath(book);
      // Somebody has kept the address from before a change.
      if (req.path !== path) return res.set('Cache-Control', 'no-cache').redirect(302, path);
      if (!pictures.has(path)) await reads.take(addressOf(req), COST_MS.drawing);
      const picture = await pictures.forceFetch(path, { context: book });
      return res.set('Cache-Control', FOREVER).type('jpeg').send(picture);
    },
  );
}

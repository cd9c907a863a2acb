import { createHash } from 'node:crypto';
import type { ShopWords } from '@book-store/contract/pages/heads/page-head';
import { type SharedBook, sharePath } from '@book-store/contract/pictures';
import { SHOP_NAME } from '@book-store/contract/settings/shop/shop-limits';
import { type Request, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { findVisibleBook } from '../../catalogue/books/find-books.ts';
import { DRAWING_POINTS, POINTS, type PointLimit } from '../../platform/http/limits/points.ts';
import { addressOf } from '../../platform/http/request-origin.ts';
import { drawSharePicture } from './share-picture.ts';
import type { FindShop } from './shown-shop.ts';

type Deps = {
  /** Returns the WebP file of a book's cover, 480 pixels wide. */
  findCover: (book: SharedBook) => Promise<Buffer | undefined>;
  findShop: FindShop;
  reads: PointLimit;
  drawings: PointLimit;
};

const FOREVER = 'public, max-age=31536000, immutable';
/** About a hundred pictures. */
const CACHE_BYTES = 8 * 1024 * 1024;

type Shown = { shop: ShopWords; book?: SharedBook };

/** Serves link preview pictures of books and of the shop, drawn on first request. */
export function sharePictureRoutes({ findCover, findShop, reads, drawings }: Deps): Router {
  const pictures = new LRUCache<string, Buffer, Shown>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: async (_path, _old, { context: { shop, book } }) =>
      book
        ? drawSharePicture(book, { cover: await findCover(book), shopName: shop.name })
        : drawShopPicture(shop),
  });

  async function send(req: Request, res: Response, path: string, context: Shown) {
    // An outdated URL.
    if (req.path !== path) return res.set('Cache-Control', 'no-cache').redirect(302, path);
    if (!pictures.has(path)) await drawings.take(addressOf(req), DRAWING_POINTS.link);
    const picture = await pictures.forceFetch(path, { context });
    return res.set('Cache-Control', FOREVER).type('jpeg').send(picture);
  }

  return Router()
    .get('/share/shop/:version.jpg', async (req: Request, res: Response) => {
      const shop = await findShop(addressOf(req));
      return send(req, res, shopSharePath(shop), { shop });
    })
    .get('/share/books/:id/:version.jpg', async (req: Request, res: Response, next) => {
      await reads.take(addressOf(req), POINTS.read);
      const book = await findVisibleBook(String(req.params.id));
      if (!book) return next();
      const shop = await findShop(addressOf(req));
      return send(req, res, sharePath(book, shop.name), { shop, book });
    });
}

/** Increment when the drawing changes: its URLs are cached forever. */
const DRAWING = 1;

/** The bundled picture until the shop has a name. */
export function shopSharePath(shop: ShopWords | undefined): string {
  if (!shop || shop.name === SHOP_NAME) return '/og.png';
  const shown = JSON.stringify([DRAWING, shop.name, shop.description]);
  return `/share/shop/${createHash('sha256').update(shown).digest('hex').slice(0, 12)}.jpg`;
}

/** Draws the shop's name and description. Returns a JPEG. */
const drawShopPicture = ({ name, description }: ShopWords): Promise<Buffer> =>
  drawSharePicture(
    { _id: '', title: name, author: description, category: '', coverImage: '' },
    { cover: undefined, shopName: name },
  );

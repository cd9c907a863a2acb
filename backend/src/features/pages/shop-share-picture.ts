import { createHash } from 'node:crypto';
import { SHOP_NAME, type ShopWords } from '@book-store/contract/page-head';
import { drawSharePicture } from './share-picture.ts';

/** Raise it when the drawing changes: addresses are cached for ever. */
const DRAWING = 1;

/** Returns the path of the shop's own picture for link previews: the bundled one until it has a name. */
export function shopSharePath(shop: ShopWords | undefined): string {
  if (!shop || shop.name === SHOP_NAME) return '/og.png';
  const shown = JSON.stringify([DRAWING, shop.name, shop.description]);
  return `/share/shop/${createHash('sha256').update(shown).digest('hex').slice(0, 12)}.jpg`;
}

/** Draws the shop's picture for link previews: its name and its description. Returns a JPEG. */
export const drawShopPicture = ({ name, description }: ShopWords): Promise<Buffer> =>
  drawSharePicture(
    { _id: '', title: name, author: description, category: '', coverImage: '' },
    { cover: undefined, shopName: name },
  );

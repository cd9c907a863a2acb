import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CoverWidth } from '@book-store/contract/pictures';
import { findPictureFile } from './covers.service.ts';

const FILE_NAME = /^[a-z0-9][a-z0-9._-]*$/i;

export type FindCover = (coverImage: string, width: CoverWidth) => Promise<Buffer | undefined>;

/**
 * Returns a lookup of WebP files of bundled and uploaded covers; undefined for a URL or an unknown file name. Without
 * the built front end there are no bundled ones.
 */
export const coverFinder =
  (dist: string | undefined): FindCover =>
  async (coverImage, width) => {
    if (!FILE_NAME.test(coverImage)) return undefined;
    const bundled = dist && path.join(dist, 'covers', String(width), coverImage);
    const file = bundled && (await readFile(bundled).catch(() => undefined));
    return file || findPictureFile(width, coverImage);
  };

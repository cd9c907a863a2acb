import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findPictureFile } from './covers.service.ts';

/** Wide enough for a picture that shows the cover beside something else. */
const WIDTH = 480;
const FILE_NAME = /^[a-z0-9][a-z0-9._-]*$/i;

/**
 * Returns a function that returns the WebP file of a bundled or uploaded cover; undefined for a URL or an
 * unknown file name.
 */
export const coverFinder =
  (dist: string) =>
  async (coverImage: string): Promise<Buffer | undefined> => {
    if (!FILE_NAME.test(coverImage)) return undefined;
    const bundled = path.join(dist, 'covers', String(WIDTH), coverImage);
    return readFile(bundled).catch(() => findPictureFile(WIDTH, coverImage));
  };

import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { compress, type Encoding, encodingFor } from '../../http/compress.ts';

type Compressed = Map<Encoding, Promise<Buffer>>;
type BuiltFile = { name: string; cache: string; compressed: Compressed | undefined };

const YEAR = 'public, max-age=31536000, immutable';
const MONTH = 'public, max-age=2592000';
const ALWAYS_ASK = 'public, max-age=0, must-revalidate';
/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|html|webmanifest)$/;

/** What a build may leave that is nobody's business: the page's own file goes out by `fillPage`. */
const NOT_SERVED = /(^index\.html|\.map)$/;

/**
 * Serves the built front end's files. Only files found at the start are served, so no path can reach
 * anywhere else; texts are compressed once, when first asked for, and kept.
 */
export function builtFiles(dist: string): RequestHandler {
  const files = findFiles(dist);
  return async (req, res, next) => {
    const found = files.get(req.path);
    if (!found || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    res.type(path.extname(found.name)).set('Cache-Control', found.cache);
    const { compressed } = found;
    const encoding = compressed && encodingFor(req, res);
    if (encoding) {
      res.set('Content-Encoding', encoding);
      res.send(await compressedOnce(path.join(dist, found.name), encoding, compressed));
    } else {
      res.sendFile(found.name, { root: dist, cacheControl: false }, (error) => {
        if (error && !res.headersSent) next();
      });
    }
  };
}

function compressedOnce(file: string, encoding: Encoding, kept: Compressed): Promise<Buffer> {
  const known = kept.get(encoding);
  if (known) return known;
  const made = readFile(file).then((content) => compress(content, encoding, 'once'));
  kept.set(encoding, made);
  made.catch(() => kept.delete(encoding));
  return made;
}

function findFiles(dist: string): Map<string, BuiltFile> {
  return new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((name) => path.extname(name) && !NOT_SERVED.test(name))
      .map((name) => {
        const compressed = COMPRESSIBLE.test(name) ? new Map() : undefined;
        return [`/${name}`, { name, cache: cacheOf(name), compressed }];
      }),
  );
}

/** Vite puts a digest into the names of assets; pictures keep their name but hardly ever change. */
function cacheOf(name: string): string {
  if (name.startsWith('assets/')) return YEAR;
  return /^(covers|news)\//.test(name) ? MONTH : ALWAYS_ASK;
}

/** Whether a front end has been built there. */
export const isBuilt = (dist: string): boolean => existsSync(path.join(dist, 'index.html'));

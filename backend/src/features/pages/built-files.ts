import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { compress, type Encoding, encodingFor } from '../../http/compress.ts';

type Compressed = Map<Encoding, Promise<Buffer>>;
type BuiltFile = { name: string; cache: string; compressed: Compressed | undefined };

const YEAR = 'public, max-age=31536000, immutable';
const MONTH = 'public, max-age=2592000';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Pictures and fonts are already compressed. */
const COMPRESSIBLE = /\.(js|css|svg|json|txt|html|webmanifest)$/;

/** Build output that must not be served directly; `fillPage` serves index.html. */
const NOT_SERVED = /(^index\.html|\.map)$/;

/**
 * Serves the files of the built front end. Only files that exist at startup are served, so no path can
 * escape the directory. Texts are compressed on first use and cached.
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

/** Vite puts a content hash into the names of assets; pictures have stable names but rarely change. */
function cacheOf(name: string): string {
  if (name.startsWith('assets/')) return YEAR;
  return /^(covers|news)\//.test(name) ? MONTH : REVALIDATE;
}

/** Returns whether a directory contains a built front end. */
export const isBuilt = (dist: string): boolean => existsSync(path.join(dist, 'index.html'));

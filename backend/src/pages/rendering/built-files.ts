import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { type Encoding, encodingFor } from '../../platform/http/reading/compress.ts';
import { REVALIDATE } from '../../platform/http/router/route.ts';
import { dropDocumentHeaders } from '../../platform/http/security-headers.ts';

type BuiltFile = { name: string; cache: string; isCompressed: boolean };

const YEAR = 'public, max-age=31536000, immutable';
const MONTH = 'public, max-age=2592000';

/** The build adds both to every file that they make smaller. */
const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** An SVG file is a document when opened by itself. */
const NO_DOCUMENT = /\.(js|css|avif|webp|png|jpg|woff2)$/;

/** Build output that must not be served directly; `pageDocument` makes pages of the first two. */
const NOT_SERVED = /(^index\.html|^(dashboard-)?manifest\.json|\.map|\.br|\.gz)$/;

/**
 * Serves the front end's files, compressed by the build. Only files that exist at startup are served, so no
 * path can escape the directory.
 */
export function builtFiles(dist: string): RequestHandler {
  const files = findFiles(dist);
  return (req, res, next) => {
    const found = files.get(req.path);
    if (!found || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const { name, cache, isCompressed } = found;
    const encoding = isCompressed && encodingFor(req, res);
    res.type(path.extname(name)).set('Cache-Control', cache);
    if (encoding) res.set('Content-Encoding', encoding);
    const file = encoding ? name + SUFFIX[encoding] : name;
    const restore = NO_DOCUMENT.test(name) ? dropDocumentHeaders(res) : undefined;
    // A page has many assets, each with its headers; none of them changes, and none is read in parts.
    const more = { acceptRanges: cache !== YEAR, lastModified: cache !== YEAR };
    res.sendFile(file, { root: dist, cacheControl: false, ...more }, (error) => {
      if (!error || res.headersSent) return;
      res.removeHeader('Content-Encoding');
      restore?.();
      next();
    });
  };
}

function findFiles(dist: string): Map<string, BuiltFile> {
  const built = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const all = new Set(built);
  return new Map(
    built
      .filter((name) => path.extname(name) && !NOT_SERVED.test(name))
      .map((name) => {
        const isCompressed = Object.values(SUFFIX).every((suffix) => all.has(name + suffix));
        return [`/${name}`, { name, cache: cacheOf(name), isCompressed }];
      }),
  );
}

/** Vite puts a content hash into the names of assets; pictures have stable names but rarely change. */
function cacheOf(name: string): string {
  if (name.startsWith('assets/')) return YEAR;
  return /^(covers|news)\//.test(name) ? MONTH : REVALIDATE;
}

export const isBuilt = (dist: string): boolean => existsSync(path.join(dist, 'index.html'));

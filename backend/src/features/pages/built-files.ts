import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

type BuiltFile = { file: string; encodings: string[]; cache: string };

const EXTENSION = { br: '.br', gzip: '.gz' } as const;
const YEAR = 'public, max-age=31536000, immutable';
const MONTH = 'public, max-age=2592000';
const ALWAYS_ASK = 'public, max-age=0, must-revalidate';

/**
 * Serves the built front end's files, in the precompressed form where there is one and the browser
 * takes it. Only files found at the start are served, so no path can reach anywhere else.
 */
export function builtFiles(dist: string): RequestHandler {
  const files = findFiles(dist);
  return (req, res, next) => {
    const found = files.get(req.path);
    if (!found || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const encoding = req.acceptsEncodings(...found.encodings, 'identity');
    const extension = EXTENSION[encoding as keyof typeof EXTENSION] ?? '';
    if (found.encodings.length > 0) res.vary('Accept-Encoding');
    if (extension) res.set('Content-Encoding', String(encoding));
    res.type(path.extname(found.file)).set('Cache-Control', found.cache);
    res.sendFile(found.file + extension, { root: dist, cacheControl: false }, (error) => {
      if (error && !res.headersSent) next();
    });
  };
}

function findFiles(dist: string): Map<string, BuiltFile> {
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const known = new Set(all);
  const served = all.filter((file) => path.extname(file) && file !== 'index.html');
  return new Map(
    served
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => {
        const encodings = Object.entries(EXTENSION)
          .filter(([, extension]) => known.has(file + extension))
          .map(([encoding]) => encoding);
        return [`/${file}`, { file, encodings, cache: cacheOf(file) }];
      }),
  );
}

/** Vite puts a digest into the names of assets; pictures keep their name but hardly ever change. */
function cacheOf(file: string): string {
  if (file.startsWith('assets/')) return YEAR;
  return /^(covers|news)\//.test(file) ? MONTH : ALWAYS_ASK;
}

/** Whether a front end has been built there. */
export const isBuilt = (dist: string): boolean => existsSync(path.join(dist, 'index.html'));

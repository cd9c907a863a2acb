import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import { encodingFor } from '../../http/compress.ts';
import { compressedText } from '../../http/compressed-text.ts';

const require = createRequire(import.meta.url);
const SWAGGER_UI = path.dirname(require.resolve('swagger-ui-dist/package.json'));

/** The files below `/api/docs`; the page itself is the one without a name. */
const FILES = {
  '': 'index.html',
  '/page.css': 'page.css',
  '/start.js': 'start.js',
  '/swagger-ui.css': path.join(SWAGGER_UI, 'swagger-ui.css'),
  '/swagger-ui-bundle.js': path.join(SWAGGER_UI, 'swagger-ui-bundle.js'),
};

/** Serves the page that shows `/api/openapi.json`; `browserDir` has the files that are our own. */
export function apiDocsRoutes(browserDir: string): Router {
  const router = Router();
  for (const [name, file] of Object.entries(FILES)) {
    router.get(`/api/docs${name}`, sendFile(path.resolve(browserDir, file)));
  }
  return router;
}

/** Reads and compresses the file at the first request: few ever ask for it. */
function sendFile(file: string): RequestHandler {
  let read: ReturnType<typeof readText> | undefined;
  return async (req, res) => {
    read ??= readText(file);
    const encoding = encodingFor(req, res);
    if (encoding) res.set('Content-Encoding', encoding);
    res
      .set({ 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: read.etag })
      .type(path.extname(file))
      .send(await read.text.encoded(encoding));
  };
}

function readText(file: string) {
  const text = readFileSync(file, 'utf8');
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
  return { etag, text: compressedText(text) };
}

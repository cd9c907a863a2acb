import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import { encodingFor } from '../../http/compress.ts';
import { compressedText } from '../../http/compressed-text.ts';
import { weakEtag } from '../../http/weak-etag.ts';

const require = createRequire(import.meta.url);

/** Serves the page that shows `/api/openapi.json`; `browserDir` has the files that are our own. */
export const apiDocsRoutes = (browserDir: string): Router =>
  Router()
    .get(
      '/api/docs',
      sendFile(() => path.join(browserDir, 'index.html')),
    )
    .get(
      '/api/docs/page.css',
      sendFile(() => path.join(browserDir, 'page.css')),
    )
    .get(
      '/api/docs/start.js',
      sendFile(() => path.join(browserDir, 'start.js')),
    )
    .get(
      '/api/docs/swagger-ui.css',
      sendFile(() => require.resolve('swagger-ui-dist/swagger-ui.css')),
    )
    .get(
      '/api/docs/swagger-ui-bundle.js',
      sendFile(() => require.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
    );

/** Finds, reads and compresses the file at the first request: few ever ask for it. */
function sendFile(find: () => string): RequestHandler {
  let read: ReturnType<typeof readText> | undefined;
  return async (req, res) => {
    read ??= readText(find());
    const encoding = encodingFor(req, res);
    if (encoding) res.set('Content-Encoding', encoding);
    res
      .set({ 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: read.etag })
      .type(read.type)
      .send(await read.text.encoded(encoding));
  };
}

function readText(file: string) {
  const text = readFileSync(file, 'utf8');
  return { type: path.extname(file), etag: weakEtag(text), text: compressedText(text) };
}

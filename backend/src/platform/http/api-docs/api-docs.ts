import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import { type CachedReply, cachedReply, sendReply } from '../reading/cached-reply.ts';
import { REVALIDATE } from '../router/route.ts';

const require = createRequire(import.meta.url);

/** Serves the page that shows `/api/openapi.json`; `browserDir` has our own files. */
export function apiDocsRoutes(browserDir: string): Router {
  const own = (name: string) => () => path.join(browserDir, name);
  return Router()
    .get('/api/docs', sendFile('text/html', own('index.html')))
    .get('/api/docs/page.css', sendFile('text/css', own('page.css')))
    .get('/api/docs/start.js', sendFile('text/javascript', own('start.js')))
    .get(
      '/api/docs/swagger-ui.css',
      sendFile('text/css', () => require.resolve('swagger-ui-dist/swagger-ui.css')),
    )
    .get(
      '/api/docs/swagger-ui-bundle.js',
      sendFile('text/javascript', () => require.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
    );
}

/** Finds, reads and compresses the file at the first request, because few ask for it. */
function sendFile(type: string, find: () => string): RequestHandler {
  const headers = {
    'Cache-Control': REVALIDATE,
    'Content-Type': `${type}; charset=utf-8`,
  };
  let reply: CachedReply | undefined;
  return async (req, res) => {
    reply ??= cachedReply(200, headers, readFileSync(find(), 'utf8'));
    await sendReply(req, res, reply);
  };
}

import { createServer, type RequestListener } from 'node:http';
import express from 'express';

/** A reply of the shop that a bare server imitates, and its path. */
export type Imitated = { path: string; type: string; body: string };

const makeListener: Record<string, (imitated: Imitated) => RequestListener> = {
  http: ({ type, body }) => {
    const bytes = Buffer.from(body);
    return (_req, res) => {
      res.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length });
      res.end(bytes);
    };
  },
  express: ({ path, type, body }) => {
    const app = express();
    app.get(path, (_req, res) => {
      res.set('Content-Type', type).send(body);
    });
    return app;
  },
};

// This process serves one reply with bare `node:http` or bare Express, as its argument says.
const make = makeListener[process.argv[2] ?? ''];
let listener: RequestListener | undefined;
const server = createServer((req, res) => listener?.(req, res));
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('message', (imitated: Imitated) => {
  listener = make?.(imitated);
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());

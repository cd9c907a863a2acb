import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { sendCsv } from './send-csv.ts';

it('makes the parts of all exports one after the other, because visitors come first', async () => {
  let [running, most] = [0, 0];
  async function* parts() {
    for (let part = 0; part < 5; part += 1) {
      running += 1;
      most = Math.max(most, running);
      await yieldToEventLoop();
      running -= 1;
      yield `${part}\r\n`;
    }
  }
  const app = express().get('/', (_req, res) =>
    sendCsv(res, { fileName: 'books.csv', parts: parts() }),
  );
  const replies = await Promise.all(Array.from({ length: 4 }, () => request(app).get('/')));
  for (const { text } of replies) expect(text).toBe('0\r\n1\r\n2\r\n3\r\n4\r\n');
  expect(most).toBe(1);
});

it('makes the other exports when one of them fails', async () => {
  async function* broken() {
    yield '1\r\n';
    throw new Error('The database is away.');
  }
  async function* whole() {
    yield '1\r\n';
    yield '2\r\n';
  }
  const app = express()
    .get('/broken', (_req, res) => sendCsv(res, { fileName: 'a.csv', parts: broken() }))
    .get('/whole', (_req, res) => sendCsv(res, { fileName: 'b.csv', parts: whole() }))
    .use(((_error, _req, res, _next) => res.destroy()) as express.ErrorRequestHandler);
  const [failed, sent] = await Promise.allSettled([
    request(app).get('/broken'),
    request(app).get('/whole'),
  ]);
  expect(failed.status).toBe('rejected');
  expect(sent).toMatchObject({ status: 'fulfilled', value: { text: '1\r\n2\r\n' } });
});

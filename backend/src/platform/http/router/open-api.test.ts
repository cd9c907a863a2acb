import { readdirSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../../testing/app/start-test-app.ts';
import { API_TABLE } from '../../../testing/checks/api-table.ts';

const app = useTestApp();

type Operation = {
  operationId: string;
  responses: Record<string, { description?: string; headers?: object }>;
};
const operationsOf = (paths: Record<string, Record<string, Operation>>) =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

it('is a valid OpenAPI document that names every route', async () => {
  const reply = await app.http().get('/api/openapi.json');
  expect(reply.status).toBe(200);
  expect(await new Validator().validate(structuredClone(reply.body))).toEqual({ valid: true });
  const paths: Record<string, object> = reply.body.paths;
  const named = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(named.sort()).toEqual(
    API_TABLE.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
  );
});

it('names every schema of the contract that is a whole body or reply', async () => {
  const folder = new URL('../../../../contract/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!node_modules|dist).*\.schemas\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ new URL(file, folder).href)),
  );
  const exported = modules.flatMap((module) => Object.entries(module as Record<string, unknown>));
  const used = new Set<unknown>(API_TABLE.flatMap(({ body, reply }) => [body, reply]));
  const expected = exported.filter(([, schema]) => schema instanceof z.ZodType && used.has(schema));
  const { schemas } = (await app.http().get('/api/openapi.json')).body.components;
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(expected.map(([name]) => name)));
  expect(expected.length).toBeGreaterThan(50);
});

it('lists the statuses, error codes and headers of the replies', async () => {
  const { paths } = (await app.http().get('/api/openapi.json')).body;
  const { responses } = paths['/api/orders/'].post as Operation;
  expect(Object.keys(responses).map(Number)).toEqual([
    201, 400, 401, 403, 409, 413, 415, 422, 429, 500, 503,
  ]);
  expect(responses[409]?.description).toBe(
    '`price-changed`, `book-gone`, `out-of-stock`, `code-refused`, `gift-card-refused`, `too-many-open-orders`',
  );
  const list = paths['/api/books/'].get as Operation;
  expect(Object.keys(list.responses[200]?.headers ?? {})).toEqual([
    'X-Total-Count',
    'Link',
    'X-Match',
    'X-Searched-For',
    'ETag',
  ]);
  expect(list.responses).toHaveProperty('304');
});

it('tells of all JSON that is read that it has an ETag, and of no file', async () => {
  const { paths } = (await app.http().get('/api/openapi.json')).body;
  const { responses } = paths['/api/admin/orders'].get as Operation;
  expect(responses[200]?.headers).toHaveProperty('ETag');
  expect(responses).toHaveProperty('304');
  const { responses: ofFile } = paths['/api/admin/exports/books.csv'].get as Operation;
  expect(ofFile).not.toHaveProperty('304');
});

it('gives every call a name of its own, and the replies that any call can get', async () => {
  const operations = operationsOf((await app.http().get('/api/openapi.json')).body.paths);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(API_TABLE.length);
  for (const { responses } of operations) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', '500', '503']));
  }
});

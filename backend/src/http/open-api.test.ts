import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { API_TABLE } from '../testing/api-table.ts';
import { useTestApp } from '../testing/start-test-app.ts';

const app = useTestApp();

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

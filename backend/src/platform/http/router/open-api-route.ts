import * as parts from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import type { ReadBudget } from '../limits/read-budget.ts';
import { openApiDocument } from './open-api.ts';
import { REVALIDATE, type Route, route } from './route.ts';

/** CPU time of writing and compressing the document. */
const COST_MS = 8;

/**
 * Returns the route of the OpenAPI document, which describes the given routes and itself. `modules` are those of the
 * contract that have the routes' schemas.
 */
export function openApiRoute(
  routes: readonly Route[],
  modules: readonly object[],
  reads: ReadBudget,
): Route {
  const own = route({
    method: 'get',
    path: '/api/openapi.json',
    access: 'anyone',
    tag: 'api',
    summary: 'This document',
    reply: z.record(z.string(), z.unknown()),
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS) },
    run: async () => ({ body: document() }),
  });
  let cached: Record<string, unknown> | undefined;
  const document = () => {
    cached ??= openApiDocument([...routes, own], schemasOf([...modules, parts]));
    return cached;
  };
  return own;
}

/** Returns the schemas in modules of the contract, by the names that the document lists those in use under. */
const schemasOf = (modules: readonly object[]): Record<string, z.ZodType> =>
  Object.fromEntries(
    modules.flatMap((module) =>
      Object.entries(module).filter(([, schema]) => schema instanceof z.ZodType),
    ),
  );

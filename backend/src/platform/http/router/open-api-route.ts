import * as parts from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import type { ReadBudget } from '../limits/read-budget.ts';
import { openApiDocument } from './open-api.ts';
import { REVALIDATE, type Route, route } from './route.ts';

/** CPU time of writing and compressing the document. */
const COST_MS = 8;

/** Returns the route of the OpenAPI document, which describes the given routes and itself. */
export function openApiRoute(routes: readonly Route[], reads: ReadBudget): Route {
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
    cached ??= openApiDocument([...routes, own], SHARED);
    return cached;
  };
  return own;
}

/** The schemas that all areas share, by the names that the document lists those in use under. */
const SHARED = Object.fromEntries(
  Object.entries(parts).filter(([, schema]) => schema instanceof z.ZodType),
) as Record<string, z.ZodType>;

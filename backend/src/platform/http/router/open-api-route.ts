import * as parts from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import { POINTS } from '../limits/points.ts';
import { openApiDocument } from './open-api.ts';
import { REVALIDATE, type Route } from './route.ts';

/** The document also describes this route itself. */
export function openApiRoute(routes: readonly Route[]): Route {
  const own: Route = {
    method: 'get',
    path: '/api/openapi.json',
    access: 'anyone',
    tag: 'api',
    summary: 'This document',
    reply: z.record(z.string(), z.unknown()),
    cache: REVALIDATE,
    cached: POINTS.sitemap,
    run: async () => ({ body: document() }),
  };
  let cached: Record<string, unknown> | undefined;
  const document = () => {
    cached ??= openApiDocument([...routes, own], SHARED);
    return cached;
  };
  return own;
}

/** Schemas shared by all areas, by their names in the document if used. */
const SHARED = Object.fromEntries(
  Object.entries(parts).filter(([, schema]) => schema instanceof z.ZodType),
) as Record<string, z.ZodType>;

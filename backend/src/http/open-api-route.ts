import * as account from '@book-store/contract/schemas/account';
import * as adminOrders from '@book-store/contract/schemas/admin-orders';
import * as adminSession from '@book-store/contract/schemas/admin-session';
import * as adminStats from '@book-store/contract/schemas/admin-stats';
import * as audit from '@book-store/contract/schemas/audit';
import * as books from '@book-store/contract/schemas/books';
import * as covers from '@book-store/contract/schemas/covers';
import * as health from '@book-store/contract/schemas/health';
import * as newsletter from '@book-store/contract/schemas/newsletter';
import * as orders from '@book-store/contract/schemas/orders';
import * as outbox from '@book-store/contract/schemas/outbox';
import * as shopConfig from '@book-store/contract/schemas/shop-config';
import { z } from 'zod';
import { openApiDocument } from './open-api.ts';
import type { ReadBudget } from './read-budget.ts';
import { type Route, route } from './route.ts';

/** The schemas of the contract, with the names under which the document lists those in use. */
const NAMED = Object.fromEntries(
  [
    ...[account, adminOrders, adminSession, adminStats, audit, books, covers, health],
    ...[newsletter, orders, outbox, shopConfig],
  ].flatMap((schemas) =>
    Object.entries(schemas).flatMap(([name, schema]) =>
      schema instanceof z.ZodType ? [[name, schema] as const] : [],
    ),
  ),
);

/** CPU time of writing and compressing the document. */
const COST_MS = 8;

/** Returns the route of the OpenAPI document, which describes the given routes and itself. */
export function openApiRoute(routes: readonly Route[], reads: ReadBudget): Route {
  const own = route({
    method: 'get',
    path: '/api/openapi.json',
    access: 'anyone',
    summary: 'This document',
    reply: z.record(z.string(), z.unknown()),
    cache: 'public, max-age=0, must-revalidate',
    cached: { pay: ({ network }) => reads.take(network, COST_MS) },
    run: async () => ({ body: document() }),
  });
  let cached: Record<string, unknown> | undefined;
  const document = () => {
    cached ??= openApiDocument([...routes, own], NAMED);
    return cached;
  };
  return own;
}

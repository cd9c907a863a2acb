import * as account from '@book-store/contract/schemas/account';
import * as accountCart from '@book-store/contract/schemas/account-cart';
import * as adminBooks from '@book-store/contract/schemas/admin-books';
import * as adminChange from '@book-store/contract/schemas/admin-change';
import * as adminCustomers from '@book-store/contract/schemas/admin-customers';
import * as adminOrders from '@book-store/contract/schemas/admin-orders';
import * as adminSession from '@book-store/contract/schemas/admin-session';
import * as adminStats from '@book-store/contract/schemas/admin-stats';
import * as audit from '@book-store/contract/schemas/audit';
import * as bookChanges from '@book-store/contract/schemas/book-changes';
import * as bookFacts from '@book-store/contract/schemas/book-facts';
import * as bookFilters from '@book-store/contract/schemas/book-filters';
import * as books from '@book-store/contract/schemas/books';
import * as covers from '@book-store/contract/schemas/covers';
import * as drawnCovers from '@book-store/contract/schemas/drawn-covers';
import * as figures from '@book-store/contract/schemas/figures';
import * as genres from '@book-store/contract/schemas/genres';
import * as health from '@book-store/contract/schemas/health';
import * as imports from '@book-store/contract/schemas/imports';
import * as isbn from '@book-store/contract/schemas/isbn';
import * as news from '@book-store/contract/schemas/news';
import * as newsletter from '@book-store/contract/schemas/newsletter';
import * as orders from '@book-store/contract/schemas/orders';
import * as outbox from '@book-store/contract/schemas/outbox';
import * as pageTexts from '@book-store/contract/schemas/page-texts';
import * as paging from '@book-store/contract/schemas/paging';
import * as parts from '@book-store/contract/schemas/parts';
import * as shelf from '@book-store/contract/schemas/shelf';
import * as shop from '@book-store/contract/schemas/shop';
import * as shopConfig from '@book-store/contract/schemas/shop-config';
import * as shopIdentity from '@book-store/contract/schemas/shop-identity';
import * as shopSetup from '@book-store/contract/schemas/shop-setup';
import * as stock from '@book-store/contract/schemas/stock';
import * as taskProblems from '@book-store/contract/schemas/task-problems';
import * as wishes from '@book-store/contract/schemas/wishes';
import { z } from 'zod';
import type { ReadBudget } from '../limits/read-budget.ts';
import { openApiDocument } from './open-api.ts';
import { type Route, route } from './route.ts';

/** The schemas of the contract, with the names under which the document lists those in use. */
const NAMED = Object.fromEntries(
  [
    account,
    accountCart,
    adminBooks,
    adminChange,
    adminCustomers,
    adminOrders,
    adminSession,
    adminStats,
    audit,
    bookChanges,
    bookFacts,
    bookFilters,
    books,
    covers,
    drawnCovers,
    figures,
    genres,
    health,
    imports,
    isbn,
    news,
    newsletter,
    orders,
    outbox,
    pageTexts,
    paging,
    parts,
    shelf,
    shop,
    shopConfig,
    shopIdentity,
    shopSetup,
    stock,
    taskProblems,
    wishes,
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

import type { Access } from '@book-store/contract/call';
import { Problem } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import { HEADERS, RESPONSES_ANYWHERE, responsesOf } from './open-api-replies.ts';
import { createSchemas, elementOf, type Schemas } from './open-api-schemas.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;
/** Schemas by their names in the document, besides those that have their own id. */
type NamedSchemas = Record<string, z.ZodType>;

const SECURITY: Record<Access, Json[]> = {
  anyone: [],
  customer: [{ customer: [] }],
  admin: [{ admin: [] }],
  owner: [{ admin: ['owner'] }],
  'customer or admin': [{ customer: [] }, { admin: [] }],
  'customer or guest': [{ customer: [] }, {}],
  monitor: [{ monitor: [] }],
};
const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

export function openApiDocument(routes: readonly Route[], modules: NamedSchemas): Json {
  const inputs = new Set(routes.map(({ body }) => body));
  const used = new Set(routes.flatMap(({ body, reply }) => [body, reply, elementOf(reply)]));
  const named = Object.entries({ ...modules, Problem }).filter(
    ([, schema]) => (used.has(schema) && !z.globalRegistry.get(schema)?.id) || schema === Problem,
  );
  const schemas = createSchemas(new Map(named.map(([name, schema]) => [schema, name])));
  for (const [name, schema] of named) schemas.add(name, schema, inputs.has(schema));
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Book Store',
      version: '1.0.0',
      description:
        'Amounts (`money`) are numbers in the currency of the shop (`GET /api/shop`, by default USD) with at most its decimals, ids 24 hex digits, dates ISO 8601 in UTC. Errors are problem documents (RFC 9457).',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        customer: bearer('A Firebase ID token.'),
        admin: bearer('The token from POST /api/auth/admin.'),
        monitor: bearer('The METRICS_TOKEN of the server.'),
      },
      headers: HEADERS,
      responses: RESPONSES_ANYWHERE,
      schemas: schemas.all,
    },
  };
}

const operation = (route: Route, schemas: Schemas): Json => ({
  operationId: operationId(route),
  summary: route.summary,
  tags: [route.tag],
  security: SECURITY[route.access],
  parameters: [
    ...parameters('path', route.params, schemas),
    ...parameters('query', route.query, schemas),
    ...parameters('header', route.headers, schemas),
  ],
  ...(route.body && {
    requestBody: {
      required: !route.body.safeParse({}).success,
      content: route.readBody
        ? Object.fromEntries((route.bodyTypes ?? []).map((type) => [type, {}]))
        : { 'application/json': { schema: schemas.refTo(route.body, true) } },
    },
  }),
  responses: responsesOf(route, schemas.refTo(route.reply, false)),
});

/** Returns a name for generated clients, such as `getBooksById`. */
const operationId = ({ method, path }: Route) =>
  [method, ...path.split('/').slice(2)]
    .flatMap((part) => part.replace(':', 'by-').split(/[-.]/))
    .map((word, index) => (index ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join('');

function parameters(
  place: 'path' | 'query' | 'header',
  schema: z.ZodType | undefined,
  schemas: Schemas,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.toJson(schema, true) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    in: place,
    name,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

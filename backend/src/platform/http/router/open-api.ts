import { Problem } from '@book-store/contract/parts.schemas';
import { z } from 'zod';
import type { Access } from '../authentication.ts';
import { HEADERS, RESPONSES_ANYWHERE, responsesOf } from './open-api-replies.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;
/** Schemas with the names under which the document lists them. */
type NamedSchemas = Record<string, z.ZodType>;

const SECURITY: Record<Access, Json[]> = {
  anyone: [],
  customer: [{ customer: [] }],
  admin: [{ admin: [] }],
  'customer or admin': [{ customer: [] }, { admin: [] }],
  'customer or guest': [{ customer: [] }, {}],
  monitor: [{ monitor: [] }],
};
const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

/** Returns the OpenAPI 3.1 document of the routes. */
export function openApiDocument(routes: readonly Route[], named: NamedSchemas): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route, named) };
  }
  const inputs = new Set(routes.map(({ body }) => body));
  const used = new Set(routes.flatMap(({ body, reply }) => [body, reply, elementOf(reply)]));
  const schemas = Object.entries({ ...named, Problem })
    .filter(([, schema]) => used.has(schema) || schema === Problem)
    .map(([name, schema]) => [name, toJson(schema, inputs.has(schema))]);
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
      schemas: Object.fromEntries(schemas),
    },
  };
}

const operation = (route: Route, named: NamedSchemas): Json => ({
  operationId: operationId(route),
  summary: route.summary,
  tags: [route.tag],
  security: SECURITY[route.access],
  parameters: [
    ...parameters('path', route.params),
    ...parameters('query', route.query),
    ...parameters('header', route.headers),
  ],
  ...(route.body && {
    requestBody: {
      required: !route.body.safeParse({}).success,
      content: route.readBody
        ? Object.fromEntries((route.bodyTypes ?? []).map((type) => [type, {}]))
        : { 'application/json': { schema: refTo(route.body, named, true) } },
    },
  }),
  responses: responsesOf(route, refTo(route.reply, named, false)),
});

/** Returns a name for generated clients, such as `getBooksById`. */
const operationId = ({ method, path }: Route) =>
  [method, ...path.split('/').slice(2)]
    .flatMap((part) => part.replace(':', 'by-').split(/[-.]/))
    .map((word, index) => (index ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join('');

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJson(schema, true) as {
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

/** Returns a reference to a named schema or to a list of them; any other schema itself. */
function refTo(schema: z.ZodType, named: NamedSchemas, isInput: boolean): Json {
  const nameOf = (one: unknown) => Object.keys(named).find((name) => named[name] === one);
  const name = nameOf(schema);
  if (name) return ref(name);
  const element = nameOf(elementOf(schema));
  return element ? { type: 'array', items: ref(element) } : toJson(schema, isInput);
}

const elementOf = (schema: z.ZodType) =>
  schema instanceof z.ZodArray ? schema.element : undefined;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

function toJson(schema: z.ZodType, isInput: boolean): Json {
  const io = isInput ? 'input' : 'output';
  const { $schema: _default, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

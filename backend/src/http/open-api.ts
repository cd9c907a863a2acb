import { STATUS_CODES } from 'node:http';
import { Problem } from '@book-store/contract/schemas/parts';
import { UPLOAD_TYPES } from '@book-store/contract/upload-rules';
import { z } from 'zod';
import type { Access } from './authentication.ts';
import type { Route } from './route.ts';

type Json = Record<string, unknown>;
/** Schemas with the names under which the document lists them. */
type NamedSchemas = Record<string, z.ZodType>;

const SECURITY: Record<Access, Json[]> = {
  anyone: [],
  customer: [{ customer: [] }],
  admin: [{ admin: [] }],
  'customer or admin': [{ customer: [] }, { admin: [] }],
};
const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

/** Returns the OpenAPI 3.1 document of the routes. */
export function openApiDocument(routes: readonly Route[], named: NamedSchemas): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route, named) };
  }
  const schemas = Object.entries({ ...named, Problem });
  return {
    openapi: '3.1.1',
    info: {
      title: 'Book Store',
      version: '1.0.0',
      description:
        'Prices are dollars with two decimals, ids 24 hex digits, dates ISO 8601 in UTC. Errors are problem documents (RFC 9457).',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        customer: bearer('A Firebase ID token.'),
        admin: bearer('The token from POST /api/auth/admin.'),
      },
      schemas: Object.fromEntries(
        schemas.map(([name, schema]) => [name, toJson(schema, /(Body|Query)$/.test(name))]),
      ),
    },
  };
}

const operation = (route: Route, named: NamedSchemas): Json => ({
  summary: route.summary,
  tags: [route.path.split('/')[2]],
  security: SECURITY[route.access],
  parameters: [
    ...parameters('path', route.params),
    ...parameters('query', route.query),
    ...parameters('header', route.headers),
  ],
  ...(route.body && {
    requestBody: {
      required: true,
      content: route.readBody
        ? Object.fromEntries(UPLOAD_TYPES.map((type) => [type, {}]))
        : { 'application/json': { schema: refTo(route.body, named, true) } },
    },
  }),
  responses: {
    ...Object.fromEntries(
      (route.statuses ?? [200]).map((status) => [
        status,
        {
          description: STATUS_CODES[status],
          content: { 'application/json': { schema: refTo(route.reply, named, false) } },
        },
      ]),
    ),
    default: {
      description: 'An error',
      content: { 'application/problem+json': { schema: ref('Problem') } },
    },
  },
});

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
  const element = schema instanceof z.ZodArray ? nameOf(schema.element) : undefined;
  return element ? { type: 'array', items: ref(element) } : toJson(schema, isInput);
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

function toJson(schema: z.ZodType, isInput: boolean): Json {
  const io = isInput ? 'input' : 'output';
  const { $schema: _default, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

import type { CallerName } from './callers.ts';
import type { Call, Reply } from './exchanges.ts';

/** A call of the API, such as `GET /api/books/{id}`. */
export type Operation = {
  name: string;
  method: string;
  path: string;
  hasBody: boolean;
  /** The first kind of caller that is allowed. */
  caller: CallerName;
};
export type Operations = Awaited<ReturnType<typeof readOperations>>;

type Documented = { requestBody?: unknown; security: Partial<Record<CallerName, []>>[] };

/** Reads every call of the API from its OpenAPI document. */
export async function readOperations(exchange: (call: Call) => Promise<Reply>) {
  const { body } = await exchange({ name: 'GET /api/openapi.json', caller: 'visitor' });
  const all: Operation[] = Object.entries(
    body.paths as Record<string, Record<string, Documented>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, { requestBody, security }]) => {
      const method = verb.toUpperCase();
      const [caller = 'visitor'] = Object.keys(security[0] ?? {}) as CallerName[];
      return {
        name: `${method} ${path}`,
        method,
        path,
        hasBody: requestBody !== undefined,
        caller,
      };
    }),
  );
  // `/books/cards` must not match `/books/{id}`.
  const byVariables = [...all].sort((a, b) => variablesOf(a).length - variablesOf(b).length);
  return {
    all,
    /** Undefined outside the API. */
    of: (name: string): Operation | undefined =>
      byVariables.find((one) => patternOf(one).test(name)),
  };
}

const variablesOf = ({ path }: Operation) => path.match(/\{\w+\}/g) ?? [];

const patternOf = ({ method, path }: Operation) =>
  new RegExp(`^${method} ${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/?]+')}/?(\\?.*)?$`);

import type { Express, RequestHandler } from 'express';
import { type Contract, contractOf } from '../http/route.ts';

/** What Express keeps of a mounted router or of a route; `rawPath` as it was written. */
type Layer = {
  rawPath: string | RegExp | (string | RegExp)[];
  handle: RequestHandler & { stack?: Layer[] };
  route?: { stack: { method?: string; handle: RequestHandler }[] };
};

export type AppRoute = { name: string; contract: Contract | undefined };

/** Every route of the running application, as `GET /api/books/:id`, read from its router's stack. */
export function routesOf(app: Express): AppRoute[] {
  const { stack } = app.router as unknown as { stack: Layer[] };
  const routes = new Map<string, AppRoute>();
  for (const { name, contract } of routesIn(stack, '')) {
    routes.set(name, { name, contract: contract ?? routes.get(name)?.contract });
  }
  return [...routes.values()];
}

function routesIn(stack: readonly Layer[], mount: string): AppRoute[] {
  return stack.flatMap(({ rawPath, handle, route }) =>
    [rawPath].flat().flatMap((raw) => {
      const path =
        typeof raw === 'string' ? joined(mount, raw) : `${mount.replace(/\/$/, '')}${raw}`;
      if (handle.stack) return routesIn(handle.stack, path);
      return (route?.stack ?? []).map((layer) => ({
        name: `${(layer.method ?? 'all').toUpperCase()} ${path}`,
        contract: contractOf(layer.handle),
      }));
    }),
  );
}

const joined = (mount: string, path: string) => `${mount}${path}`.replace(/\/{2,}/g, '/');

import type { Route } from './route.ts';

type Match = { route: Route; params: Record<string, string> };

/** Returns a path's routes for all methods, with its parameters. Throws `URIError`. */
export function matchRoutes(routes: readonly Route[], path: string): Match[] {
  return routes.flatMap((route) => {
    const found = toPattern(route.path).exec(path);
    if (!found) return [];
    const params = Object.entries(found.groups ?? {}).map(([name, raw]) => [
      name,
      decodeURIComponent(raw),
    ]);
    return [{ route, params: Object.fromEntries(params) }];
  });
}

const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

import { type IRoute, Router } from 'express';
import { vi } from 'vitest';

type Path = string | RegExp;
type Mounted = { path: Path | Path[]; route: IRoute & { methods: Record<string, boolean> } };

/** Records the routes of applications created from now on, such as `GET /api/books/:id`. */
export function recordRoutes(): () => string[] {
  const routes = vi.spyOn(Router.prototype, 'route');
  const mounts = vi.spyOn(Router.prototype, 'use');

  const prefixOf = (router: unknown): string => {
    const mount = mounts.mock.calls.find((call) => call.includes(router as never));
    return typeof mount?.[0] === 'string' && mount[0] !== '/' ? mount[0] : '';
  };
  const namesOf = (router: unknown, { path, route }: Mounted): string[] =>
    [path].flat().flatMap((one) =>
      Object.keys(route.methods).map((method) => {
        const verb = method === '_all' ? 'ALL' : method.toUpperCase();
        return `${verb} ${prefixOf(router)}${one}`;
      }),
    );

  return () => {
    const { calls, contexts, results } = routes.mock;
    const names = calls.flatMap(([path], index) =>
      namesOf(contexts[index], { path, route: results[index]?.value } as Mounted),
    );
    return [...new Set(names)];
  };
}

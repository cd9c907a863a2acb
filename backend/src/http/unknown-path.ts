import type { RequestHandler, Router } from 'express';
import { AppError } from '../shared/errors.ts';

/**
 * Answers what no route took: 405 with `Allow` where the path is known under another method,
 * otherwise 404. It reads the mounted routers, so a new route is known the moment it is written.
 */
export function unknownApi(mounted: readonly [path: string, router: Router][]): RequestHandler {
  return (req, res) => {
    const allowed = mounted.flatMap(([path, router]) =>
      router.stack.flatMap(({ route }) =>
        route && toPattern(path + route.path).test(req.path)
          ? route.stack.map((layer) => layer.method.toUpperCase())
          : [],
      ),
    );
    if (allowed.length === 0) {
      throw new AppError('not-found', { detail: 'There is no such call in this API.' });
    }
    res.set('Allow', [...new Set(allowed)].sort().join(', '));
    throw new AppError('method-not-allowed', {
      detail: `${req.method} is not possible here.`,
    });
  };
}

/** Answers what is neither an API call nor a file nor a page. */
export const unknownPath: RequestHandler = () => {
  throw new AppError('not-found', { detail: 'There is nothing at this address.' });
};

const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i');

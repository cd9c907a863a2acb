import type { RequestHandler, Router } from 'express';
import { AppError } from '../shared/errors.ts';

/**
 * Handles API requests that no route matched: 405 with `Allow` if the path exists for another method,
 * otherwise 404. It inspects the mounted routers, so it knows every new route automatically.
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
      throw new AppError('not-found', { detail: 'There is no such endpoint in this API.' });
    }
    res.set('Allow', [...new Set(allowed)].sort().join(', '));
    throw new AppError('method-not-allowed', {
      detail: `${req.method} is not allowed here.`,
    });
  };
}

/** Handles requests for anything that is neither an endpoint nor a file nor a page. */
export const unknownPath: RequestHandler = () => {
  throw new AppError('not-found', { detail: 'There is nothing at this address.' });
};

const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i');

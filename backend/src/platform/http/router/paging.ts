type Query = { page: number; limit: number; after?: string | undefined } & Record<string, unknown>;

/**
 * Returns the headers of a paged list: `X-Total-Count`, and `Link` (RFC 8288) with relative URLs that keep the other
 * parameters. A list read with `after` continues after `lastId`, if there is one.
 */
export function pagingHeaders(
  path: string,
  query: Query,
  total: number,
  lastId?: string,
): Record<string, string> {
  const { page, limit, after } = query;
  const last = Math.max(1, Math.ceil(total / limit));
  const isNumbered = after === undefined;
  const pages = {
    first: { page: 1, after: undefined },
    prev: isNumbered && page > 1 && page <= last + 1 && { page: page - 1 },
    next: isNumbered
      ? page < last && { page: page + 1 }
      : lastId && { page: undefined, after: lastId },
    last: { page: last, after: undefined },
  };
  const links = Object.entries(pages)
    .filter(([, to]) => to)
    .map(([rel, to]) => `<${path}?${toSearch({ ...query, ...(to || {}) })}>; rel="${rel}"`);
  return { 'X-Total-Count': String(total), Link: links.join(', ') };
}

/** A parameter with several values is repeated. */
const toSearch = (query: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      [value]
        .flat()
        .filter((one) => one !== undefined)
        .map((one): [string, string] => [key, one instanceof Date ? one.toISOString() : `${one}`]),
    ),
  ).toString();

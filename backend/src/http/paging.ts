type Query = { page: number; limit: number; after?: string | undefined } & Record<string, unknown>;

/** How to continue beyond the last numbered page: the page limit in items, and the last item's id. */
type Continuation = { depthMax: number; lastId: string | undefined };

/**
 * Returns the headers of a paged list: `X-Total-Count`, and `Link` (RFC 8288) with relative URLs that
 * keep the other parameters. Beyond `depthMax` items, `next` continues after the last item's id.
 */
export function pagingHeaders(
  path: string,
  query: Query,
  total: number,
  { depthMax, lastId }: Continuation = { depthMax: Number.POSITIVE_INFINITY, lastId: undefined },
): Record<string, string> {
  const { page, limit, after } = query;
  const last = Math.max(1, Math.min(Math.ceil(total / limit), Math.floor(depthMax / limit)));
  const isLast = after !== undefined || page >= last;
  const hasMore = after !== undefined || page * limit < total;
  const pages = {
    first: { page: 1, after: undefined },
    prev: after === undefined && page > 1 && page <= last + 1 && { page: page - 1 },
    next: isLast ? lastId && hasMore && { page: undefined, after: lastId } : { page: page + 1 },
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
        .map((one): [string, string] => [key, String(one)]),
    ),
  ).toString();

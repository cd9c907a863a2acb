/**
 * The headers that tell the rest of a paged list: `X-Total-Count`, and `Link` (RFC 8288) with
 * relative addresses that keep the other parameters.
 */
export function pagingHeaders(
  path: string,
  query: { page: number; limit: number } & Record<string, unknown>,
  total: number,
): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / query.limit));
  const pages = { first: 1, prev: query.page - 1, next: query.page + 1, last };
  const links = Object.entries(pages)
    .filter(([, page]) => page >= 1 && page <= last)
    .map(([rel, page]) => `<${path}?${toSearch({ ...query, page })}>; rel="${rel}"`);
  return { 'X-Total-Count': String(total), Link: links.join(', ') };
}

const toSearch = (query: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();

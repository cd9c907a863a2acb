import { isbot } from 'isbot';

/** The parts of a request that tell a page view; header names in lower case. */
type PageRequest = {
  path: string;
  method: string;
  headers: Record<string, string | string[] | undefined>;
};

/** `/robots.txt` and the like. */
const FILE = /\./;
const OWNERS_PAGES = /^\/(admin|dashboard)(\/|$)/i;

/** Returns whether a person is opening a page of the storefront in a browser. */
export function isVisit({ path, method, headers }: PageRequest): boolean {
  const agent = String(headers['user-agent'] ?? '');
  return (
    method === 'GET' &&
    !FILE.test(path) &&
    !OWNERS_PAGES.test(path) &&
    agent !== '' &&
    !isbot(agent) &&
    opensPage(headers) &&
    !/prefetch|prerender|preview/i.test(`${headers['sec-purpose']} ${headers.purpose}`)
  );
}

/** Browsers since 2023 send `Sec-Fetch-Dest`; older ones only `Accept`. */
function opensPage(headers: PageRequest['headers']): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined
    ? String(headers.accept ?? '').includes('text/html')
    : destination === 'document';
}

import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { isbot } from 'isbot';
import { createVisitCounter } from './visits.service.ts';

export type PageVisits = ReturnType<typeof createPageVisits>;

/** Counts page views by people. Uses no cookies and stores no personal data. */
export function createPageVisits(now: () => Date) {
  const visits = createVisitCounter();
  /** Counts a request for a page that was sent. */
  const count = ({ url = '', method = '', headers }: IncomingMessage): void => {
    const [path = ''] = url.split('?', 1);
    if (isVisit({ path, method, headers })) visits.count(now());
  };
  /** Counts each request after its reply. */
  const afterReply: RequestHandler = (req, res, next) => {
    res.on('finish', () => {
      if (res.statusCode === 200 || res.statusCode === 304) count(req);
    });
    next();
  };
  return { count, afterReply };
}

/** The parts of a request that identify a page view; header names in lower case. */
type PageRequest = {
  path: string;
  method: string;
  headers: Record<string, string | string[] | undefined>;
};

/** `/robots.txt` and the like. */
const FILE = /\./;
const OWNERS_PAGES = /^\/(admin|dashboard)(\/|$)/i;

/** Whether a person is opening a storefront page in a browser. */
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

import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { isVisit } from './is-visit.ts';
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

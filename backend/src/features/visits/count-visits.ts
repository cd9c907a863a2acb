import type { RequestHandler } from 'express';
import { isVisit } from './is-visit.ts';
import { createVisitCounter } from './visits.service.ts';

/** Counts page views by people after each response. Uses no cookies and stores no personal data. */
export function countPageVisits(now: () => Date): RequestHandler {
  const visits = createVisitCounter();
  return (req, res, next) => {
    if (isVisit(req)) {
      res.on('finish', () => {
        if (res.statusCode === 200 || res.statusCode === 304) visits.count(now());
      });
    }
    next();
  };
}

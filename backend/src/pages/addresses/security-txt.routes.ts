import { Router } from 'express';
import { DAY_MS } from '../../platform/time/durations.ts';

/** RFC 9116 recommends less than a year, so that nobody relies on an outdated contact. */
const VALID_MS = 180 * DAY_MS;

type Deps = {
  /** A URI, such as `mailto:owner@shop.example`. */
  contact: string;
  /** The public origin, if known. */
  publicUrl: string | undefined;
  now: () => Date;
};

/** Serves `/.well-known/security.txt` (RFC 9116), valid from the day it is requested. */
export function securityTxtRoutes({ contact, publicUrl, now }: Deps): Router {
  return Router().get('/.well-known/security.txt', (_req, res) => {
    const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + VALID_MS).toISOString()}`,
      'Preferred-Languages: en',
      ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    ];
    res
      .type('text/plain')
      .set('Cache-Control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}

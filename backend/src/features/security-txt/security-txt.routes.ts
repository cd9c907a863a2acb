import { Router } from 'express';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 advises less than a year, so that nobody trusts an address that was forgotten. */
const VALID_MS = 180 * DAY_MS;

type Deps = {
  /** A URI, such as `mailto:owner@shop.example`. */
  contact: string;
  /** The origin that people use, where it is known. */
  publicUrl: string | undefined;
  now: () => Date;
};

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a hole. It counts from the day it is read. */
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

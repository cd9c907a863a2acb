import { SHOP_PAGES } from '@book-store/contract/pages/addresses/shop-pages';
import { type Request, type Response, Router } from 'express';
import type { Limits } from '../../platform/http/limits/limits.ts';
import { originOf } from '../../platform/http/request-origin.ts';
import { shopOf } from '../../platform/http/request-shop.ts';
import { attemptCookies, newAttempt } from './attempt-cookie.ts';
import { createGoogleClient, type GoogleAccount } from './google-client.ts';
import { googleProblem, loggedGoogleError } from './google-problem.ts';
import { type GoogleAnswer, RETURN_PAGE_HEADERS, returnPage } from './return-page.ts';
import { makeSignInCode } from './sign-in-codes.ts';

type Deps = {
  google: GoogleAccount;
  /** Sign the attempts. */
  jwtSecrets: readonly string[];
  limits: Pick<Limits, 'googleSignIns'>;
  publicUrl?: string | undefined;
  now: () => Date;
};

const START = '/sign-in/google';
const RETURN = '/sign-in/google/callback';
/** The waiting page's id: 128 random bits, so that nobody can guess it. */
const WAITING = /^[0-9a-f]{32}$/;

/** The popup's redirect to Google, and the return from there. */
export function googleSignInRoutes({ google, jwtSecrets, limits, publicUrl, now }: Deps): Router {
  const client = createGoogleClient(google);
  const cookies = attemptCookies({ secrets: jwtSecrets, now });
  const router = Router();

  /** The redirect URI that the owner has registered at Google. */
  const returnUrl = ({ socket }: Request) =>
    new URL(RETURN, publicUrl ?? `http://localhost:${socket.localPort}`);

  router.get(START, async (req, res) => {
    const page = String(req.query.page);
    if (!WAITING.test(page)) return res.redirect(SHOP_PAGES.login.pattern);
    const attempt = newAttempt(page);
    const address = await client.addressFor(attempt, returnUrl(req).href).catch((error) => {
      sendPage(res, refusal(req, error), page);
    });
    if (!address) return;
    for (const cookie of await cookies.keep(attempt, originOf(req)))
      res.append('Set-Cookie', cookie);
    res.set('Cache-Control', 'no-store').redirect(address.href);
  });

  router.get(RETURN, async (req, res) => {
    const origin = originOf(req);
    const cameBackTo = returnUrl(req);
    cameBackTo.search = new URL(req.originalUrl, cameBackTo).search;
    const attempt = await cookies.read(String(req.query.state), origin);
    if (!attempt) return sendPage(res, { problem: 'expired' });
    await limits.googleSignIns(origin.network);
    res.append('Set-Cookie', cookies.forget(attempt.state));
    const identity = await client.identify(cameBackTo, attempt).catch((error) => {
      sendPage(res, refusal(req, error), attempt.page);
    });
    if (identity) sendPage(res, { code: await makeSignInCode(identity, now()) }, attempt.page);
  });

  return router;
}

/** Converts an error to a message for the waiting page, and logs it for the owner. */
function refusal({ log }: Request, error: unknown): GoogleAnswer {
  const problem = googleProblem(error);
  if (problem !== 'cancelled') log.warn({ err: loggedGoogleError(error) }, 'Google sign-in failed');
  return { problem };
}

function sendPage(res: Response, answer: GoogleAnswer, waiting?: string): void {
  const { language } = shopOf(res);
  res.set(RETURN_PAGE_HEADERS).type('html').send(returnPage(answer, { waiting, language }));
}

import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { GoogleAccount } from '../../people/google-sign-in/google-client.ts';
import { chooserPage } from './chooser-page.ts';

/** Claims of an account at the double. */
export type GooglePerson = { sub: string; email: string } & JWTPayload;

export type GoogleFaults = {
  /** Replaces claims of the next ID tokens. */
  claims: JWTPayload;
  /** Signs with an unpublished key, or with the client's secret. */
  signsWith: 'another key' | 'the secret' | undefined;
  /** Closes every connection. */
  isDown: boolean;
  /** Replies to a code exchange with this status. */
  status: number | undefined;
};

type CodeRequest = {
  clientId: string;
  redirectUri: string;
  challenge: string;
  nonce: string;
  person: GooglePerson;
};

export const NO_FAULTS: GoogleFaults = {
  claims: {},
  signsWith: undefined,
  isDown: false,
  status: undefined,
};

const CLIENT = {
  clientId: '1234-double.apps.googleusercontent.com',
  clientSecret: 'GOCSPX-double',
};
const KEY_ID = 'key-1';

export type GoogleDouble = Awaited<ReturnType<typeof startGoogleDouble>>;

/** Starts a fake Google: an OpenID provider with an account chooser. */
export async function startGoogleDouble() {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const people: GooglePerson[] = [];
  const codes = new Map<string, CodeRequest>();
  const faults: GoogleFaults = { ...NO_FAULTS };
  let origin = '';

  /** The URL that the browser returns to after choosing an account. */
  function backWith(query: URLSearchParams, answer: { person: GooglePerson } | { error: string }) {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if ('error' in answer) back.searchParams.set('error', answer.error);
    else back.searchParams.set('code', codeFor(query, answer.person));
    return back.href;
  }

  function codeFor(query: URLSearchParams, person: GooglePerson): string {
    const code = randomBytes(16).toString('hex');
    codes.set(code, {
      clientId: query.get('client_id') ?? '',
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce') ?? '',
      person,
    });
    return code;
  }

  async function exchange(form: URLSearchParams): Promise<{ status: number; body: object }> {
    if (faults.status) return { status: faults.status, body: { error: 'server_error' } };
    if (
      form.get('client_id') !== CLIENT.clientId ||
      form.get('client_secret') !== CLIENT.clientSecret
    )
      return { status: 401, body: { error: 'invalid_client' } };
    const code = form.get('code') ?? '';
    const asked = codes.get(code);
    codes.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isRight =
      asked?.clientId === CLIENT.clientId &&
      asked.redirectUri === form.get('redirect_uri') &&
      asked.challenge === challenge;
    if (!isRight) return { status: 400, body: { error: 'invalid_grant' } };
    const body = { access_token: 'access', token_type: 'Bearer', expires_in: 3599 };
    return { status: 200, body: { ...body, id_token: await idTokenFor(asked) } };
  }

  function idTokenFor({ person, nonce }: CodeRequest): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const good = { iss: origin, aud: CLIENT.clientId, iat: now, exp: now + 3600, nonce };
    const token = new SignJWT({ ...good, ...person, ...faults.claims });
    if (faults.signsWith === 'the secret')
      return token
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(CLIENT.clientSecret));
    const { privateKey } = faults.signsWith === 'another key' ? other : own;
    return token.setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(privateKey);
  }

  const metadata = () => ({
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  });

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', origin);
    if (pathname === '/.well-known/openid-configuration') sendJson(res, 200, metadata());
    else if (pathname === '/keys') sendJson(res, 200, { keys: [jwk] });
    else if (pathname === '/authorize') {
      const leave = backWith(searchParams, { error: 'access_denied' });
      const choices = people.map((person) => ({
        email: person.email,
        href: backWith(searchParams, { person }),
      }));
      // Google's own page isolates itself like this.
      res.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      res.end(chooserPage(choices, leave));
    } else if (pathname === '/token') {
      const { status, body } = await exchange(new URLSearchParams(await textOf(req)));
      sendJson(res, status, body);
    } else res.writeHead(404).end();
  }

  const server = createServer((req, res) => {
    if (faults.isDown) req.socket.destroy();
    else handle(req, res).catch(() => res.writeHead(500).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account: GoogleAccount = { ...CLIENT, issuer: origin };
  return {
    account,
    /** The accounts that it offers. */
    people,
    faults,
    /** Chooses an account, or leaves. Returns the URL to return to. */
    answer: (address: string, answer: { person: GooglePerson } | { error: string }): string =>
      backWith(new URL(address).searchParams, answer),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

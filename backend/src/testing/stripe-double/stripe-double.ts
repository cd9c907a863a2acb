import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { StripeAccount } from '../../platform/config/stripe-account.ts';
import { type Behaviour, behaviourPage, setBehaviour } from './double-behaviour.ts';
import { doubleCalls } from './double-calls.ts';
import { doublePage } from './double-page.ts';
import { doubleState, type Event, Refused } from './double-state.ts';

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;

type Options = {
  now?: () => Date;
  port?: number;
  /** Called with each event; without it, they wait in `events` until a test delivers them. */
  onEvent?: ((event: Event) => void) | undefined;
};

const SECRET_KEY = 'sk_test_double';
const WEBHOOK_SECRET = 'whsec_double';

/** Starts a fake Stripe: its calls, its checkout page, and its events. */
export async function startStripeDouble({
  now = () => new Date(),
  port = 0,
  onEvent,
}: Options = {}) {
  const events: Event[] = [];
  /** Applies to the next calls and events. */
  const behaviour: Behaviour = { fault: undefined, delayMs: 0, webhooks: 'once' };
  const held: Event[] = [];
  let origin = '';
  const state = doubleState({
    now,
    origin: () => origin,
    tell: (event) => {
      events.push(event);
      send(event);
    },
  });

  function send(event: Event): void {
    const { webhooks } = behaviour;
    if (webhooks === 'held') held.push(event);
    if (webhooks === 'once' || webhooks === 'twice') onEvent?.(event);
    if (webhooks === 'twice') onEvent?.(event);
  }
  const answer = doubleCalls(state);

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(req.url ?? '/', origin);
    const form = new URLSearchParams(await textOf(req));
    const page = /^\/pay\/([^/]+)$/.exec(path)?.[1];
    if (path === '/') showBehaviour(form, res);
    else if (page) showPage(page, form.get('action'), res);
    else if (req.headers.authorization !== `Bearer ${SECRET_KEY}`)
      sendJson(res, 401, { error: { type: 'invalid_request_error' } });
    else await answerCall(req, { path, form }, res);
  }

  async function answerCall(
    req: IncomingMessage,
    { path, form }: { path: string; form: URLSearchParams },
    res: ServerResponse,
  ): Promise<void> {
    await wait(behaviour.delayMs);
    const { fault } = behaviour;
    const key = req.headers['idempotency-key']?.toString();
    const call = { method: req.method ?? 'GET', path, form, key };
    const reply = fault === 'before' ? undefined : answer(call);
    if (reply && !fault) sendJson(res, reply.status, reply.body);
    else req.socket.destroy();
  }

  function showPage(id: string, action: string | null, res: ServerResponse): void {
    const session = state.findSession(id);
    if (action === 'pay') state.pay(id);
    if (action === 'later') state.payLater(id);
    const isDone = action === 'pay' || action === 'later';
    if (isDone || action === 'leave') {
      res.writeHead(303, { Location: isDone ? session.success_url : session.cancel_url }).end();
      return;
    }
    const message = action === 'decline' ? 'Your card was declined. Please try another one.' : '';
    sendHtml(res, doublePage(session, message));
  }

  function showBehaviour(form: URLSearchParams, res: ServerResponse): void {
    setBehaviour(behaviour, form);
    if (behaviour.webhooks !== 'held') for (const event of held.splice(0)) send(event);
    sendHtml(res, behaviourPage(behaviour));
  }

  const server: Server = createServer((req, res) => {
    handle(req, res).catch((error) => {
      sendJson(res, error instanceof Refused ? error.status : 500, { error: { code: 'broken' } });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const account: StripeAccount = {
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: origin.replace('localhost', '127.0.0.1'),
  };
  return {
    ...state,
    account,
    events,
    behaviour,
    /** Sends an event to the shop at this origin. Returns the status of the reply. */
    deliver: (event: Event, shop: string): Promise<number> =>
      sendEvent(event, {
        url: `${shop}/api/payments/stripe/webhook`,
        secret: WEBHOOK_SECRET,
        now,
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Target = { url: string; secret: string; now: () => Date };

/** Sends an event to a webhook as Stripe does. Returns the status of the reply; 0 if there is none. */
async function sendEvent(event: Event, { url, secret, now }: Target): Promise<number> {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(now().getTime() / 1000);
  const signed = { payload: body, secret, timestamp };
  const signature = Stripe.webhooks.generateTestHeaderString(signed);
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  const reply = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply?.status ?? 0;
}

async function textOf(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function sendHtml(res: ServerResponse, html: string): void {
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

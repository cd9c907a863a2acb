import { createHash } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { clock } from './fixed-chance.mjs';
import { placeholders } from './placeholders.ts';

export type Call = {
  /** Method and path, such as `GET /api/books/?sort=title`. */
  name: string;
  caller: string;
  headers?: Record<string, string | undefined>;
  /** An object is sent as JSON. */
  body?: object | string | undefined;
};
export type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Parsed, if it is JSON. */
  body: ReturnType<typeof JSON.parse>;
};
type Raw = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; content: Buffer };

const SECOND_MS = 1000;
const REPLY_MAX_MS = 60_000;
/** A longer text is recorded only once. */
const LONG = 1000;
const UNRECORDED = /^(date|x-request-id)$/i;
const TEXT = /^text\/|[/+](json|xml|javascript)\b|^application\/x-www-form/;
/** What a page has read; the order depends on timing. */
const PAGE_DATA = /(?<=id="page-data">)[^<]+/;
const REQUEST_ID = /(?<="requestId":")[^"]+/;

/** Returns a client that sends each call a second after the last one and records the exchange. */
export function exchangesWith(origin: string, settled: () => Promise<void>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const hide = placeholders();
  const lines: string[] = [];
  const seen = new Map<string, number>();
  let count = 0;

  async function exchange(call: Call): Promise<Reply> {
    count += 1;
    clock.at += SECOND_MS;
    const headers = { ...headersOf(call, count), ...call.headers };
    const raw = await send(call, headers);
    await settled();
    const text = raw.content.toString();
    const body = hide(shown(raw).replace(REQUEST_ID, '<request>').replace(PAGE_DATA, sortMembers));
    const before = body.length > LONG ? seen.get(body) : undefined;
    seen.set(body, before ?? count);
    lines.push(hide(toText(call, count, raw)), before ? `< as in #${before}\n` : `< ${body}\n`);
    const isJson = /json/.test(raw.headers['content-type'] ?? '');
    return { ...raw, text, body: isJson ? JSON.parse(text) : undefined };
  }

  const send = ({ name, body }: Call, headers: Call['headers']): Promise<Raw> =>
    new Promise((resolve, reject) => {
      const [method, path = ''] = name.split(' ');
      const sent = request(origin + path, { method, agent, headers }, async (res) => {
        const parts: Buffer[] = [];
        for await (const part of res) parts.push(part as Buffer);
        const { statusCode: status = 0, headers, rawHeaders } = res;
        resolve({ status, headers, rawHeaders, content: Buffer.concat(parts) });
      });
      sent.setTimeout(REPLY_MAX_MS, () => sent.destroy(new Error(`There is no reply to ${name}.`)));
      sent.on('error', reject).end(bytesOf(body));
    });

  return { exchange, written: () => lines.join('\n'), close: () => agent.destroy() };
}

/** Each call comes from another network, so that limits by network do not apply. */
const headersOf = ({ body }: Call, count: number) => ({
  Host: 'shop.example',
  'X-Forwarded-For': `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
  ...(body !== undefined && {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(bytesOf(body) ?? '')),
  }),
});

const bytesOf = (body: Call['body']) =>
  typeof body === 'object' && !Buffer.isBuffer(body) ? JSON.stringify(body) : body;

function toText({ name, caller, headers = {}, body }: Call, count: number, raw: Raw): string {
  const sent = Object.entries(headers).filter(([header]) => header !== 'Authorization');
  const names = raw.rawHeaders.filter((_, at) => at % 2 === 0);
  const received = names
    .map((header, at) => [header, raw.rawHeaders[at * 2 + 1]] as const)
    .filter(([header]) => !UNRECORDED.test(header))
    // The length of metrics depends on their digits.
    .filter(([header]) => header !== 'Content-Length' || !name.includes('/api/metrics'));
  return [
    `#${count} ${name} as ${caller}`,
    ...sent.map(([header, value]) => `> ${header}: ${value}`),
    ...(body === undefined ? [] : [`> ${Buffer.isBuffer(body) ? digestOf(body) : bytesOf(body)}`]),
    `< ${raw.status}`,
    ...received.map(([header, value]) => `< ${header}: ${value}`),
  ].join('\n');
}

const shown = ({ content, headers }: Raw): string =>
  TEXT.test(headers['content-type'] ?? '') ? content.toString() : digestOf(content);

const digestOf = (content: Buffer): string =>
  content.length === 0
    ? ''
    : `${content.length} bytes ${createHash('sha256').update(content).digest('hex')}`;

const sortMembers = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_name, value) => {
    if (Array.isArray(value))
      return value.every((one) => typeof one === 'string') ? value.sort() : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

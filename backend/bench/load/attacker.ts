/**
 * Runs one attack in its own process, so that it does not slow down the measurement: keeps some
 * connections busy for a time, and prints how often it got each status. Only calls this machine.
 */
import { connect } from 'node:net';
import { ATTACKS, type Known } from './attacks.ts';

const CONNECTIONS = 12;
const MAX_REQUESTS = 100_000;
/** The last chunk of a reply that is sent in chunks. */
const END = '0\r\n\r\n';
/** One address, so that limits per network apply. */
const CLIENT_ADDRESS = '203.0.113.7';

const [name = '', port = '', seconds = '', known = '{}'] = process.argv.slice(2);
const attack = ATTACKS[name];
if (!attack) throw new Error(`Unknown attack: ${name}`);
const facts = JSON.parse(known) as Known;
const endsAt = performance.now() + Number(seconds) * 1000;
const statuses: Record<string, number> = {};
let sent = 0;

function nextRequest(): string {
  const {
    method = 'GET',
    path,
    headers = {},
    body,
  } = (attack as NonNullable<typeof attack>)(facts);
  const text = body ? JSON.stringify(body) : '';
  const content = body
    ? `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n`
    : '';
  const others = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${CLIENT_ADDRESS}\r\nAccept-Encoding: br\r\n${others.join('')}${content}\r\n${text}`;
}

/** Opens a connection that sends the next request as soon as it has the reply, and discards bodies. */
function attackOnce(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    let head = '';
    let left = 0;
    /** The end of a reply whose length is not known. */
    let tail: string | undefined;
    const sendNext = () => {
      if (performance.now() > endsAt || sent >= MAX_REQUESTS) return socket.end();
      sent += 1;
      head = '';
      tail = undefined;
      socket.write(nextRequest());
    };
    socket.on('connect', sendNext);
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      if (tail !== undefined) tail = (tail + chunk.toString('latin1')).slice(-END.length);
      else if (left > 0) left -= chunk.length;
      else {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const status = head.slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (/\r\ntransfer-encoding: chunked/i.test(head.slice(0, end)))
          tail = head.slice(-END.length);
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
        left = length - (head.length - end - 4);
      }
      if (tail === undefined ? left <= 0 : tail === END) sendNext();
    });
  });
}

await Promise.all(Array.from({ length: CONNECTIONS }, attackOnce));
process.stdout.write(JSON.stringify(statuses));

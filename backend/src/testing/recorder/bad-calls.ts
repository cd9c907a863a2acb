import type { CallerName } from './callers.ts';
import type { Call, Reply } from './exchanges.ts';
import type { Operation, Operations } from './operations.ts';

type SendAs = (caller: CallerName, call: Omit<Call, 'caller'>, uid?: string) => Promise<Reply>;

/** Matches nothing, whether the parameter is an id or a word. */
const UNKNOWN_ID = 'f'.repeat(24);
const WITH_METHOD = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Calls each operation as an allowed caller, with every kind of invalid input. */
export async function walkBadCalls({ all }: Operations, sendAs: SendAs): Promise<void> {
  for (const operation of all) {
    for (const call of badCallsOf(operation)) {
      // A customer of its own: one of the calls deletes the account.
      await sendAs(operation.caller, call, `somebody who calls ${operation.name}`);
    }
  }
  for (const path of new Set(all.map((one) => one.path))) {
    const has = all.flatMap((one) => (one.path === path ? [one.method] : []));
    const method = WITH_METHOD.find((one) => !has.includes(one));
    await sendAs('visitor', { name: `${method} ${filled(path, UNKNOWN_ID)}` });
  }
}

function badCallsOf({ method, path, hasBody }: Operation): Omit<Call, 'caller'>[] {
  const name = `${method} ${filled(path, UNKNOWN_ID)}`;
  const bodies: Call['body'][] = [{}, [], { surprise: 1 }, '{"cut":', 'null'];
  return [
    ...(filled(path, '') === path ? [] : [{ name: `${method} ${filled(path, 'no-such-thing')}` }]),
    { name: `${name}?surprise=1&page=-1&limit=0` },
    ...(hasBody
      ? [
          ...bodies.map((body) => ({ name, body })),
          { name, body: 'Hello', headers: { 'Content-Type': 'text/plain' } },
          { name, body: '{}', headers: { 'Content-Type': 'application/json; charset=utf-7' } },
          { name, body: {}, headers: { 'Idempotency-Key': 'a key with spaces' } },
        ]
      : [{ name }]),
  ];
}

const filled = (path: string, value: string) => path.replace(/\{\w+\}/g, value);

import type { Call, HttpClient } from '../load/http-client.ts';
import type { OwnShop } from '../load/own-shop.ts';
import { probeWith } from './measure-row.ts';

const SAMPLE_MS = 100;

type Given = {
  shop: OwnShop;
  client: HttpClient;
  /** Of the file. */
  path: string;
  authorization: string;
  /** A request that somebody else keeps sending. */
  probe: () => Call;
};

/** Downloads a file that is made while it is sent. Times in milliseconds, memory in bytes. */
export async function measureFile({ shop, client, path, authorization, probe }: Given) {
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, shop.ownBytes() ?? 0);
  }, SAMPLE_MS);
  const stopProbing = probeWith(client, probe);
  const before = { memory: shop.ownBytes() ?? 0, cpu: shop.cpuMs() ?? 0 };
  const began = performance.now();
  const reply = await fetch(shop.url + path, { headers: { authorization } });
  if (!reply.ok || !reply.body) throw new Error(`${path} returned ${reply.status}`);
  let first: number | undefined;
  let bytes = 0;
  for await (const part of reply.body) {
    first ??= performance.now() - began;
    bytes += (part as Uint8Array).length;
  }
  const whole = performance.now() - began;
  const others = await stopProbing();
  clearInterval(sampling);
  const cpu = (shop.cpuMs() ?? 0) - before.cpu;
  return { first: first ?? whole, whole, bytes, cpu, others, grown: most - before.memory };
}

import { isIP, isIPv6 } from 'node:net';

/**
 * Returns what an address is counted by: an IPv4 address itself, of an IPv6 address its first 64
 * bits. Those are one customer's line, which has 2^64 addresses to take turns with. Undefined for
 * what is no address.
 */
export function networkOf(address: string | undefined): string | undefined {
  const [bare = ''] = (address ?? '').split('%');
  if (!isIPv6(bare)) return isIP(bare) ? bare : undefined;
  // The URL parser brings every spelling into one: compressed, lower case, no leading zeros.
  const spelled = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(spelled);
  if (mapped) return mapped.slice(1).flatMap(bytesOf).join('.');
  const [head = '', tail] = spelled.split('::');
  const groups = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${all.slice(0, 4).join(':')}::/64`;
}

const bytesOf = (group: string) => {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
};

/**
 * Returns an address without the port that some proxies write behind it: `192.0.2.1:5678` and
 * `[2001:db8::1]:443`. Anything else stays as it is.
 */
export function withoutPort(text: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return v6 ?? v4 ?? text;
}

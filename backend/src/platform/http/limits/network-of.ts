import { isIP, isIPv6 } from 'node:net';

/**
 * Returns the network that an address is counted under: an IPv4 address itself, or the /64 prefix of an
 * IPv6 address, because a single subscriber has 2^64 addresses to rotate through. Returns undefined
 * for anything that is not an IP address.
 */
export function networkOf(address: string | undefined): string | undefined {
  const [bare = ''] = (address ?? '').split('%');
  if (!isIPv6(bare)) return isIP(bare) ? bare : undefined;
  // The URL parser normalises the address: compressed, lower case, no leading zeros.
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
 * Returns an address without the port that some proxies append: `192.0.2.1:5678` and
 * `[2001:db8::1]:443`. Returns anything else unchanged.
 */
export function withoutPort(text: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return v6 ?? v4 ?? text;
}

/**
 * Returns the wider network of an address that `networkOf` returned: /24 for IPv4, /48 for IPv6. That
 * distinguishes the shop from elsewhere, but not one household from the next.
 */
export function coarseNetwork(address: string): string | undefined {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (v4) return `${v4}.0/24`;
  const v6 = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(address)?.[1];
  return v6 && `${v6}::/48`;
}

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

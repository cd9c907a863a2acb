import ip from 'ipaddr.js';

/** All other addresses of IPv6 are special: some of them lead to private ones of IPv4. */
const GLOBAL_UNICAST = ip.IPv6.parseCIDR('2000::/3');

/** Returns whether an IP address belongs to a machine on the internet, not to one of a private network. */
export function isPublicAddress(text: string): boolean {
  if (!ip.isValid(text)) return false;
  const address = ip.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}

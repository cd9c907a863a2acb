import ip from 'ipaddr.js';

/** All other addresses of IPv6 are special: some of them lead to private ones of IPv4. */
const GLOBAL_UNICAST = ip.IPv6.parseCIDR('2000::/3');
/** For documentation (RFC 9637); the library does not know it yet. */
const DOCUMENTATION = ip.IPv6.parseCIDR('3fff::/20');

/** Returns whether an IP address belongs to a machine on the internet, not to one of a private network. */
export function isPublicAddress(text: string): boolean {
  if (!ip.isValid(text)) return false;
  const address = ip.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return true;
  return address.match(GLOBAL_UNICAST) && !address.match(DOCUMENTATION);
}

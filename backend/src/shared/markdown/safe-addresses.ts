/** A page of the shop: not `//host`, nor what a browser takes for it. */
const OWN_PAGE = /^[/#](?![/\\])/;
/** A stored or bundled picture of the shop. */
const OWN_PICTURE = /^\/(covers|news)\/\d{2,4}\/[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** Returns an address to which a text may link: of the web, of a mail box or telephone, or of the shop's own. */
export function toSafeLink(address: string): string | undefined {
  if (/[\p{Cc}\s\\]/u.test(address)) return undefined;
  if (OWN_PAGE.test(address)) return address;
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password } = new URL(address);
  return SCHEMES.includes(protocol) && !username && !password ? address : undefined;
}

/** Returns the path of a picture of the shop's own; others would tell their host who reads. */
export const toSafeImage = (address: string): string | undefined =>
  OWN_PICTURE.test(address) ? address : undefined;

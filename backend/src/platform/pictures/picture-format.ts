/** The picture formats that may be uploaded, detected from their first bytes, never from their name. */
type Format = 'jpeg' | 'png' | 'webp' | 'avif';

/** Returns undefined for any other format. */
export function formatOf(bytes: Buffer): Format | undefined {
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  if (asText(bytes, 0, 4) === 'RIFF' && asText(bytes, 8, 12) === 'WEBP') return 'webp';
  return isAvif(bytes) ? 'avif' : undefined;
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** An ISO media file whose major or compatible brands include AVIF. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || asText(bytes, 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (['avif', 'avis'].includes(asText(bytes, at, at + 4))) return true;
  }
  return false;
}

const asText = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

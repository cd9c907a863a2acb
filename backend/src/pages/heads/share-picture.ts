import type { SharedBook } from '@book-store/contract/pictures';
import { breakLines, outline, shortened } from '@book-store/covers';
import sharp from 'sharp';

/** Shown uncropped by link previews. */
export const SHARE_SIZE = { width: 1200, height: 630 };
const [PAPER, INK, MUTED, ACCENT, GROUND] = ['#FBF8F2', '#1E1A16', '#6A6158', '#F5B82E', '#3A322A'];
const PANEL = 480;
const COVER = { width: 340, height: 510, left: 70, top: 60 };
const TEXT = { left: 550, width: 580, height: 340, bottom: 560 };
/** The shop's name. */
const SIGN = { size: 30, face: 'serif-strong' } as const;
const SIGN_WIDTH = TEXT.width - 58;
/** The largest size in which the whole title fits is used. */
const TITLE_SIZES = [76, 66, 56, 48, 40, 34];
const LEADING = 1.16;

/** Draws the cover, or the shop's mark if there is none, beside title and author. Returns a JPEG. */
export async function drawSharePicture(
  book: SharedBook,
  { cover, shopName }: { cover: Buffer | undefined; shopName: string },
): Promise<Buffer> {
  const ground = /^#[0-9a-f]{6}$/i.test(book.coverTint ?? '') ? book.coverTint : GROUND;
  const { width, height } = SHARE_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${PAPER}"/>
    <rect width="${PANEL}" height="${height}" fill="${ground}"/>
    ${cover ? shadow() : mark(COVER.left + COVER.width / 2, height / 2, 5, PAPER)}
    ${lettering(book)}
    ${mark(TEXT.left + 22, TEXT.bottom - 12, 0.75, INK)}
    ${outline(shortened(shopName, SIGN_WIDTH, SIGN), { ...SIGN, x: TEXT.left + 58, y: TEXT.bottom, fill: INK })}
  </svg>`;
  const layers = cover
    ? [{ input: await roundedCover(cover), left: COVER.left, top: COVER.top }]
    : [];
  return sharp(Buffer.from(svg))
    .composite(layers)
    .flatten({ background: PAPER })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Blurred in steps: a real blur would take longer than everything else. */
const shadow = () =>
  [24, 18, 12, 8, 4]
    .map((spread) => {
      const [x, y] = [COVER.left - spread, COVER.top - spread + 12];
      const [width, height] = [COVER.width + 2 * spread, COVER.height + 2 * spread];
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${spread + 6}" fill="${INK}" opacity=".09"/>`;
    })
    .join('');

function roundedCover(cover: Buffer): Promise<Buffer> {
  const { width, height } = COVER;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="6"/></svg>`;
  return sharp(cover)
    .resize({ width, height, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Title and author, centred vertically on the cover. */
function lettering({ title, author }: SharedBook): string {
  const { size, lines } = fitted(title);
  const leading = size * LEADING;
  const total = lines.length * leading + (author ? 64 : 0);
  const top = COVER.top + Math.max(0, (TEXT.height + 40 - total) / 2);
  const drawn = lines.map((line, index) =>
    outline(line, {
      size,
      face: 'serif-strong',
      x: TEXT.left,
      y: top + size + index * leading,
      fill: INK,
    }),
  );
  if (!author) return drawn.join('');
  const style = { size: 34, face: 'serif' } as const;
  const y = top + size + (lines.length - 1) * leading + 64;
  return `${drawn.join('')}${outline(shortened(author, TEXT.width, style), { ...style, x: TEXT.left, y, fill: MUTED })}`;
}

function fitted(title: string): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = breakLines(title, TEXT.width, { size, face: 'serif-strong' });
    const isWhole = title.split(/\s+/).every((word) => lines.join(' ').split(' ').includes(word));
    if (isWhole && lines.length * size * LEADING <= TEXT.height) return { size, lines };
  }
  const size = TITLE_SIZES.at(-1) ?? 34;
  const most = Math.floor(TEXT.height / (size * LEADING));
  const lines = breakLines(title, TEXT.width, { size, face: 'serif-strong' });
  const rest = lines.slice(most - 1).join(' ');
  const last = shortened(rest, TEXT.width, { size, face: 'serif-strong' });
  return { size, lines: [...lines.slice(0, most - 1), last] };
}

/** As in favicon.svg: a sun that rises out of an open book. */
const mark = (x: number, y: number, scale: number, book: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-32 -34)"><path fill="${ACCENT}" d="M15 29a17 17 0 0 1 34 0L32 36Z"/><path fill="${book}" d="M6 28l24 11v17L6 45Zm52 0L34 39v17l24-11Z"/></g>`;

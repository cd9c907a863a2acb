/** Widths in pixels that every cover is stored in, narrowest first. */
export const COVER_WIDTHS = [120, 240, 480, 720] as const;
export type CoverWidth = (typeof COVER_WIDTHS)[number];

export const NEWS_WIDTHS = [400, 640, 800] as const;

/** The file name of the book's own cover, or else of the drawn one. Empty if there is neither. */
export const coverOf = (book: { coverImage: string; drawnCover?: string | undefined }): string =>
  book.coverImage || book.drawnCover || '';

/** What the link preview shows; no price, which would go stale. */
export type SharedBook = {
  _id: string;
  title: string;
  author?: string | undefined;
  category: string;
  coverImage: string;
  drawnCover?: string | undefined;
  coverTint?: string | undefined;
};

/** Increment when the drawing changes: its URLs are cached forever. */
const SHARED_DRAWING = 1;

/** Contains a hash of what the picture shows. */
export function sharePath(book: SharedBook, shopName: string): string {
  const { _id, title, author, coverTint } = book;
  const shown = JSON.stringify([SHARED_DRAWING, title, author, coverOf(book), coverTint, shopName]);
  return `/share/books/${_id}/${fnv1a(shown)}.jpg`;
}

/** 32-bit FNV-1a in hexadecimal. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export const coverPath = (file: string, width: CoverWidth): string =>
  `/covers/${width}/${encodeURIComponent(file)}`;

export const newsPicturePath = (file: string, width: (typeof NEWS_WIDTHS)[number]): string =>
  `/news/${width}/${file}`;

/** Every stored WebP file has an AVIF variant. */
export const avifPath = (webpPath: string): string => webpPath.replace(/\.webp$/, '.avif');

/** JPEG for mail programs: some do not support WebP. */
export const jpegPath = (webpPath: string): string => webpPath.replace(/\.webp$/, '.jpeg');

/** Whether a given cover is the address of a picture rather than a stored file. */
export const isExternalCover = (cover: string): boolean => /^https?:\/\//i.test(cover);

/** The pictures of the demo news. */
export const BUNDLED_NEWS_PICTURES: readonly string[] = [
  'bookshop.webp',
  'press.webp',
  'reading-aloud.webp',
  'library.webp',
  'book-and-rose.webp',
];

type NewsPicture<Width extends number = number> = {
  widths: readonly Width[];
  usual: Width;
  pathOf: (width: Width) => string;
};

export const newsPicture = (image: string): NewsPicture => {
  const isBundled = BUNDLED_NEWS_PICTURES.includes(image);
  return isBundled
    ? toPicture(NEWS_WIDTHS, 800, (width) => newsPicturePath(image, width))
    : toPicture(COVER_WIDTHS.slice(1), 720, (width) => coverPath(image, width));
};

const toPicture = <Width extends number>(
  widths: readonly Width[],
  usual: Width,
  pathOf: (width: Width) => string,
) => ({ widths, usual, pathOf }) as unknown as NewsPicture;

/** The largest width; undefined for a book without a cover. */
export function coverUrl(cover: string, origin: string): string | undefined {
  return cover ? origin + coverPath(cover, 720) : undefined;
}

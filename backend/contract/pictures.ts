/** The widths in pixels that every cover is stored in, narrowest first. */
export const COVER_WIDTHS = [120, 240, 480, 720] as const;
export type CoverWidth = (typeof COVER_WIDTHS)[number];

/** The widths of the news pictures. */
export const NEWS_WIDTHS = [400, 640, 800] as const;

/**
 * Returns the cover to show: the book's own, a file name or a URL, else the one that the server draws for
 * it. Empty if there is neither.
 */
export const coverOf = (book: { coverImage: string; drawnCover?: string | undefined }): string =>
  book.coverImage || book.drawnCover || '';

/** The fields of a book that its picture for link previews shows; no price, which would go stale. */
export type SharedBook = {
  _id: string;
  title: string;
  author?: string | undefined;
  category: string;
  coverImage: string;
  drawnCover?: string | undefined;
  coverTint?: string | undefined;
};

/** Raise it when the drawing of that picture changes: addresses are cached for ever. */
const SHARED_DRAWING = 1;

/** Returns the path of a book's picture for link previews; it changes with what the picture shows. */
export function sharePath(book: SharedBook, shopName: string): string {
  const { _id, title, author, coverTint } = book;
  const shown = JSON.stringify([SHARED_DRAWING, title, author, coverOf(book), coverTint, shopName]);
  return `/share/books/${_id}/${fnv1a(shown)}.jpg`;
}

/** Returns the 32-bit FNV-1a hash of a text as hexadecimal digits. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Returns the path of a stored or drawn cover in one width, as WebP. */
export const coverPath = (file: string, width: CoverWidth): string =>
  `/covers/${width}/${encodeURIComponent(file)}`;

/** Returns the path of a news picture in one width, as WebP. */
export const newsPicturePath = (file: string, width: (typeof NEWS_WIDTHS)[number]): string =>
  `/news/${width}/${file}`;

/** Returns the path of the AVIF file that every stored picture has beside its WebP file. */
export const avifPath = (webpPath: string): string => webpPath.replace(/\.webp$/, '.avif');

/** Returns the path of a stored or drawn cover as JPEG, for mail programs: some know no WebP. */
export const jpegPath = (webpPath: string): string => webpPath.replace(/\.webp$/, '.jpeg');

/** Returns whether a book's cover is the URL of another site and not a stored file. */
export const isExternalCover = (cover: string): boolean => /^https?:\/\//i.test(cover);

/** The pictures of the first news items, which come with the shop. */
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

/** Returns where the picture of a news item is, in which widths: a bundled or an uploaded one. */
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

/** Returns the absolute URL of a book's cover in its largest width; undefined for a book without one. */
export function coverUrl(cover: string, origin: string): string | undefined {
  if (!cover) return undefined;
  return isExternalCover(cover) ? cover : origin + coverPath(cover, 720);
}

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

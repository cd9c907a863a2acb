/** The widths in pixels that every cover is stored in, narrowest first. */
export const COVER_WIDTHS = [120, 240, 480, 720] as const;
export type CoverWidth = (typeof COVER_WIDTHS)[number];

/** Returns the path of a stored cover in one width. */
export const coverPath = (file: string, width: CoverWidth): string =>
  `/covers/${width}/${encodeURIComponent(file)}`;

/** Returns whether a book's cover is the URL of another site and not a stored file. */
export const isExternalCover = (cover: string): boolean => /^https?:\/\//i.test(cover);

/** Draws covers of books, and sets lettering as outlines. */
export { type DrawnBook, groundOf, versionOf } from './drawn-book.ts';
export { breakLines, outline, shortened } from './lettering/lettering.ts';
export { COVER_FORMATS, type CoverFormat, renderCover } from './render-cover.ts';

import { COVER_WIDTHS, coverPath, NEWS_WIDTHS, newsPicturePath } from './pictures.ts';

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

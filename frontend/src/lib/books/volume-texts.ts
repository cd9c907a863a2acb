import { area, type TextsOf } from '../wording/storefront-texts.ts';

/** What a book of a series is called by its number. */
export const volumeTexts = area('lib/books/volume', {
  book: (number: number): string => `Book ${number}`,
  /** Follows the name of the series. */
  behindName: (number: number): string => `, book ${number}`,
});
export type VolumeTexts = TextsOf<typeof volumeTexts>;

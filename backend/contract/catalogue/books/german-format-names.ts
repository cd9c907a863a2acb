import type { BookFormat } from './book-facts.ts';

export const GERMAN_FORMAT_NAMES: Readonly<Record<BookFormat, string>> = {
  hardcover: 'gebunden',
  paperback: 'Taschenbuch',
  ebook: 'E-Book',
  audiobook: 'Hörbuch',
  calendar: 'Kalender',
  game: 'Spiel',
  other: 'Sonstiges',
};

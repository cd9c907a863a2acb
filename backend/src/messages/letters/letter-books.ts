import { coverOf, coverPath, jpegPath } from '@book-store/contract/pictures';
import type { LetterBook } from '../../platform/mail/letter.ts';
import { coverFacts } from '../../platform/pictures/cover-tint.ts';

export type MailedBook = {
  title: string;
  author?: string | undefined;
  category: string;
  coverImage?: string | undefined;
};

export function toLetterBook(book: MailedBook, id: string, note?: string): LetterBook {
  const cover = coverOf(coverFacts({ ...book, id }));
  return {
    title: book.title,
    author: book.author,
    note,
    cover: jpegPath(coverPath(cover, 120)),
  };
}

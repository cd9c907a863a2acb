import books from '../../../backend/src/database/seed-data/books.json' with { type: 'json' };
import { block, letters } from '../drawing/lettering.ts';
import { mark } from '../drawing/mark.ts';
import { rect } from '../drawing/path.ts';
import { cover } from '../drawing/picture.ts';

export const covers = books.map((book) =>
  cover(book.coverImage.replace('.webp', ''), () => {
    const words = book.title.replace(/;.*|:.*/, '').split(' ');
    const lines = words.length < 3 ? words : [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')];
    return (
      rect(0, 0, 720, 1080, book.coverTint) +
      block(lines, 80, { y: 300, size: 60, fit: 600, fill: '#fff', weight: 700 }) +
      letters(book.author, { y: 960, size: 34, fill: '#F5B82E' }) +
      mark(360, 1020, '#fff')
    );
  }),
);

import { letters } from '../drawing/lettering.ts';
import { rect } from '../drawing/path.ts';
import { newsPicture } from '../drawing/picture.ts';

export const newsPictures = ['bookshop', 'press', 'reading-aloud', 'library', 'book-and-rose'].map(
  (name) =>
    newsPicture(
      name,
      () =>
        rect(0, 0, 1600, 900, '#23492F') +
        letters(name, { x: 800, y: 480, size: 90, fill: '#F5B82E' }),
    ),
);

import { bookAndRose } from './book-and-rose.ts';
import { bookshop } from './bookshop.ts';
import { library } from './library.ts';
import { press } from './press.ts';
import { readingAloud } from './reading-aloud.ts';

export const newsPictures = [bookshop, press, readingAloud, library, bookAndRose];

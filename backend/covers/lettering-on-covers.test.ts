import { describe, expect, it } from 'vitest';
import { coverSheet } from './cover-sheet.ts';
import { coverSvg } from './cover-svg.ts';
import { contrast } from './drawing/colors.ts';
import { HEIGHT, WIDTH } from './drawing/shapes.ts';
import { choiceFor } from './drawn-book.ts';
import { GENRE_NAMES, genreOf } from './genres.ts';
import { graves } from './layouts/horror-night.ts';
import { skull } from './layouts/horror-things.ts';
import { hand } from './layouts/horror-visions.ts';
import { runsOf } from './lettering/faces.ts';
import { type Style, widthOf } from './lettering/lettering.ts';
import { PALETTES } from './palettes.ts';
import type { PlacedLine } from './place-text.ts';

const TITLES = {
  short: 'It',
  usual: 'The Hitchhiker’s Guide to the Galaxy (Hitchhiker’s Guide to the Galaxy, #1)',
  long: 'The Absolutely True and Terribly Long Diary of a Person Who Could Not Stop: A Novel in Letters, Postcards and Telegrams, with an Afterword by the Author’s Mother and a Map of the Garden in Four Colours!',
  'one endless word': 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4).slice(0, 200),
  accents: 'Ångström, Émile & the Świętokrzyskie Żółw',
  Vietnamese: 'Truyện Kiều: Đoạn trường tân thanh',
  Cyrillic: 'Преступление и наказание',
  Greek: 'Ἰλιάς και Οδύσσεια',
  hostile: '<script>alert("&amp;")</script> \u202e\u0000]]>',
};
const AUTHORS = [
  '',
  'Bram Stoker',
  'A. One, B. Two, C. Three, D. Four and E. Five'.repeat(3).slice(0, 120),
];

/** Returns `each` books of a genre for every layout; titles give each layout all authors in turn. */
function booksOf(genre: string, title: string, each = 1) {
  const { layouts } = genreOf(genre, { title, seed: 0 });
  const turn = Object.values(TITLES).indexOf(title);
  const books = Array.from({ length: layouts.length * 30 }, (_, at) => {
    const id = (0x65a000000000 + at * 7919).toString(16).padStart(24, '6');
    const book = { id, title, category: genre, author: '', authors: [''] };
    return { book, layout: choiceFor(book).seed % layouts.length };
  });
  return layouts.flatMap((_, wanted) => {
    const ofLayout = books.filter(({ layout }) => layout === wanted).slice(0, each);
    expect(ofLayout).toHaveLength(each);
    return ofLayout.map(({ book }, at) => {
      const author = AUTHORS[(turn + wanted + at) % AUTHORS.length] ?? '';
      return { ...book, author, authors: author.split(/, | and /) };
    });
  });
}

/** Returns how far a line's outlines reach above and below its baseline. */
function reachOf(text: string, { size, face }: Style): { above: number; below: number } {
  let [above, below] = [0, 0];
  for (const { font, text: part } of runsOf(text, face)) {
    const scale = size / font.unitsPerEm;
    for (const { bbox } of font.layout(part).glyphs) {
      if (!Number.isFinite(bbox.maxY)) continue;
      above = Math.max(above, bbox.maxY * scale);
      below = Math.max(below, -bbox.minY * scale);
    }
  }
  return { above, below };
}

const edgesOf = (line: PlacedLine) => {
  const { above, below } = reachOf(line.text, line);
  const { x, y } = line;
  return { left: x, right: x + widthOf(line.text, line), top: y - above, bottom: y + below };
};

describe.each(GENRE_NAMES)('lettering on covers of %s', (genre) => {
  it.each(Object.entries(TITLES))('stays on the sheet and apart: %s', (_what, title) => {
    for (const book of booksOf(genre, title)) {
      const { lines } = coverSheet(book);
      const edges = lines.map(edgesOf);
      for (const { left, right, top, bottom } of edges) {
        expect(left).toBeGreaterThanOrEqual(40);
        expect(right).toBeLessThanOrEqual(WIDTH - 40);
        expect(top).toBeGreaterThanOrEqual(24);
        expect(bottom).toBeLessThanOrEqual(HEIGHT - 24);
      }
      const faces = lines.map(({ size }) => size);
      expect(Math.min(...faces, 28)).toBeGreaterThanOrEqual(28);
      const title = edges.filter((_, at) => (lines[at]?.y ?? 0) < 905);
      const author = edges.filter((_, at) => (lines[at]?.y ?? 0) >= 905);
      for (const one of title)
        for (const other of author) expect(one.bottom).toBeLessThan(other.top + 1);
    }
  });

  it('is readable on what is behind it', () => {
    for (const book of booksOf(genre, TITLES.usual, 3)) {
      for (const { fill, on } of coverSheet(book).lines) {
        expect(contrast(fill, on)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each(['百年の孤独', 'كليلة ودمنة', 'דקדוק: A Novel', '🎉'])(
    'gives way to an ornament where no font has it: %s',
    (title) => {
      for (const book of booksOf(genre, title)) {
        const { lines, ornament } = coverSheet({
          ...book,
          author: 'Ibn al-Muqaffa',
          authors: ['Ibn al-Muqaffa'],
        });
        expect(lines.map(({ text }) => text.toLowerCase())).toEqual(['ibn al-muqaffa']);
        expect(ornament).not.toBe('');
        expect(coverSvg(coverSheet(book), 240)).not.toMatch(/NaN|undefined/);
      }
    },
  );

  it('is drawn the same every time, and another way for another book', () => {
    const books = booksOf(genre, 'Emma', 3);
    const drawn = books.map((book) => coverSvg(coverSheet(book), 240));
    expect(books.map((book) => coverSvg(coverSheet({ ...book }), 240))).toEqual(drawn);
    expect(new Set(drawn).size).toBeGreaterThan(books.length * 0.8);
  });
});

describe('a cover of horror', () => {
  const layoutsOf = (title: string) =>
    Array.from({ length: 99 }, (_, seed) => genreOf('horror', { title, seed: seed << 8 }));

  it.each(['The Diary of a Young Girl', 'Charlotte’s Web', 'Bloomsbury', 'Shell'])(
    'has neither skull nor grave nor broken script where the title says nothing of the kind: %s',
    (title) => {
      for (const { layouts, title: lettering } of layoutsOf(title)) {
        for (const grim of [skull, graves, hand]) expect(layouts).not.toContain(grim);
        expect(lettering.face).not.toBe('gothic');
      }
    },
  );

  it.each(['Dracula', 'The Haunting of Hill House', 'Das Gespenst: Eine Geschichte'])(
    'may have them where the title does, the broken script seldom: %s',
    (title) => {
      const genres = layoutsOf(title);
      expect(genres[0]?.layouts).toContain(skull);
      expect(genres.filter(({ title }) => title.face === 'gothic')).toHaveLength(33);
    },
  );
});

it('is readable on every palette', () => {
  const pairs = [...PALETTES.values()].flat().map(({ ground, ink }) => contrast(ground, ink));
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4.5);
});

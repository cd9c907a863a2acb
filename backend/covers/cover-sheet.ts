import { authorNames } from './author-names.ts';
import { ornament } from './drawing/ornament.ts';
import { createRandom } from './drawing/random.ts';
import { choiceFor, type DrawnBook } from './drawn-book.ts';
import { genreOf } from './genres.ts';
import type { Drawing, Genre, Place } from './layout.ts';
import { canSet } from './lettering/faces.ts';
import { widthOf } from './lettering/lettering.ts';
import { heightOf, setText } from './lettering/set-text.ts';
import { type Block, type PlacedLine, placeText } from './place-text.ts';
import { type TitleParts, titleParts } from './title-parts.ts';

/** A cover before it becomes a picture. */
export type CoverSheet = {
  ground: string;
  drawing: Drawing;
  lines: PlacedLine[];
  /** Texts in a script that no bundled face has, and their places. */
  unset: { title?: UnsetText; author?: UnsetText };
  /** What stands for the title if nothing can set it: boxes instead of letters help nobody. */
  ornament: string;
};
/** `lines` is how many of the largest letters may stand below each other. */
export type UnsetText = { text: string; place: Place; lines: number };

const NAME = { min: 44, leading: { note: 1.22 } };
const NOTE = { max: 38, min: 30, height: 132 };
/** 'It' and 'Emma' may be larger than others. */
const SHORT = { letters: 5, grows: 1.5 };
/** `easy` is the size in which a line is long enough. */
const AUTHOR = { min: 28, easy: 35, leading: 1.2 };

/** A book and the names in its line of authors; without them the line is one name. */
export type NamedBook = DrawnBook & { authors?: readonly string[] };

/** Lays out a book's cover: one of its genre's layouts, with the lettering in its places. */
export function coverSheet(book: NamedBook): CoverSheet {
  const { genre: genreName, palette, seed } = choiceFor(book);
  const genre = genreOf(genreName, { title: book.title, seed });
  const layout = genre.layouts[seed % genre.layouts.length] ?? genre.layouts[0];
  const drawing = layout({ palette, random: createRandom(seed) });
  const parts = titleParts(book.title);
  const hasTitle = canSet(parts.name, genre.title.face);
  const title = hasTitle ? placeText(titleBlocks(parts, genre, drawing.title), drawing.title) : [];
  const name = book.author ?? '';
  const { authors = [name] } = book;
  const author = placeText(authorBlocks(authors, genre, drawing.author), drawing.author);
  return {
    ground: palette.ground,
    drawing,
    lines: [...title, ...author],
    unset: {
      ...(!hasTitle && { title: { text: parts.name, place: drawing.title, lines: 2.4 } }),
      ...(author.length === 0 &&
        name && { author: { text: name, place: drawing.author, lines: 1.1 } }),
    },
    ornament: hasTitle ? '' : ornament(drawing.title, createRandom(seed + 1)),
  };
}

/** A note that no font can set is left out. */
function titleBlocks(parts: TitleParts, genre: Genre, place: Place): Block[] {
  const { face, leading, capitals } = genre.title;
  const settable = [parts.name, canSet(parts.note, face) ? parts.note : ''];
  const [name = '', wanted = ''] = capitals ? settable.map((text) => text.toUpperCase()) : settable;
  const { width } = place;
  const max = place.max * (name.length <= SHORT.letters ? SHORT.grows : 1);
  const noteStyle = { face: genre.note, leading: NAME.leading.note, tracking: 0 };
  const note = setNote(wanted, { ...noteStyle, width });
  const taken = note.lines.length > 0 ? heightOf(note, noteStyle.leading) + note.size * 0.42 : 0;
  const height = place.height - taken;
  const set = setText(name, { face, leading, width, height, max, min: NAME.min });
  return [
    { set, face, leading, tracking: 0 },
    { set: note, ...noteStyle },
  ];
}

/** A note that needs more than three lines is left out; the page says it. */
function setNote(text: string, style: Pick<Block, 'face' | 'leading'> & { width: number }) {
  const { max, min, height } = NOTE;
  const set = setText(text, { ...style, height, max, min });
  const isWhole = set.lines.join(' ') === text;
  return isWhole ? set : { size: min, lines: [] };
}

/** Names the authors in one line if the place is wide enough, else in two; the rest are 'others'. */
function authorBlocks(authors: readonly string[], { author: style }: Genre, place: Place): Block[] {
  const { face, tracking, capitals } = style;
  const settable = authorNames(authors, (name) => canSet(name, face));
  const names = settable.map((name) => (capitals ? name.toUpperCase() : name));
  const unit = { size: 1, face, tracking };
  const fitting = names.find((name) => widthOf(name, unit) * AUTHOR.easy <= place.width);
  const { width, max } = place;
  const { min, leading } = AUTHOR;
  const name = fitting ?? names.at(-1) ?? '';
  const height = fitting ? Math.min(place.height, max * leading) : place.height;
  const set = setText(name, { face, tracking, leading, width, height, max, min });
  return [{ set, face, leading, tracking }];
}

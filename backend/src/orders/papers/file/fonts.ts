import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { toSfnt } from './to-sfnt.ts';

const packages = createRequire(import.meta.url);

/** The files of Source Sans 3, one for each script; its Latin ones come first, as most letters are in them. */
const SCRIPTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
];
export type Weight = 400 | 600;

/** A font of one script, by the name that a document knows it by. */
type Face = { name: string; file: Buffer; font: Font };

/** A piece of text that one font can set. */
export type Run = { face: Face; text: string };

const opened = new Map<string, Face>();

/** Each file is read when a text first needs it: no start does. */
function open(script: string, weight: Weight): Face {
  const name = `${script}-${weight}`;
  const known = opened.get(name);
  if (known) return known;
  const { create } = packages('fontkit') as typeof import('fontkit');
  const path = `@fontsource/source-sans-3/files/source-sans-3-${script}-${weight}-normal.woff`;
  const file = toSfnt(readFileSync(packages.resolve(path)));
  const font = create(file);
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts.`);
  const face = { name, file, font };
  opened.set(name, face);
  return face;
}

const has = ({ font }: Face, letter: string): boolean =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** By weight and letter. */
const faces = new Map<string, Face | undefined>();

function faceWith(letter: string, weight: Weight): Face | undefined {
  const key = `${weight} ${letter}`;
  if (!faces.has(key)) {
    const all = SCRIPTS.map((script) => open(script, weight));
    faces.set(
      key,
      all.find((face) => has(face, letter)),
    );
  }
  return faces.get(key);
}

/** What looks the same as a letter that no font has, and marks that no reader sees. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f\u2007-\u200a\t]/g, ' ')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, '')
    .replaceAll('\u2011', '-');

/** Splits a text by the fonts that have its letters. What none has is left out: see `missingIn`. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of plain(text)) {
    const last = runs.at(-1);
    if (last && has(last.face, letter)) {
      last.text += letter;
      continue;
    }
    const face = faceWith(letter, weight);
    if (face) runs.push({ face, text: letter });
  }
  return runs;
}

/** Returns the letters of texts that the fonts do not have, each once. */
export const missingIn = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => [...plain(text).replaceAll('\n', '')])
      .filter((letter) => !faceWith(letter, 400)),
  ),
];

/** In em, by weight and letter. */
const advances = new Map<string, number>();

function advanceOf({ name, font }: Face, letter: string): number {
  const key = `${name} ${letter}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const advance = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  advances.set(key, advance);
  return advance;
}

/** The width of a text in points, without kerning. */
export const widthOf = (text: string, size: number, weight: Weight): number =>
  runsOf(text, weight).reduce(
    (sum, { face, text: part }) =>
      [...part].reduce((width, letter) => width + advanceOf(face, letter) * size, sum),
    0,
  );

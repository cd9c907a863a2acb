import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const packages = createRequire(import.meta.url);

const LATIN = ['latin', 'latin-ext', 'vietnamese'];
const ALL = [...LATIN, 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];

type Family = readonly [name: string, style: string, scripts: readonly string[]];
const literata = (style: string): Family => ['literata', style, ALL];

/** Each face is a family and the one that has letters which the first lacks. */
const FACES = {
  serif: [literata('400-normal')],
  'serif-strong': [literata('600-normal')],
  'serif-italic': [literata('500-italic')],
  sans: [['archivo', '500-normal', LATIN], literata('500-normal')],
  'sans-strong': [['archivo', '800-normal', LATIN], literata('800-normal')],
  narrow: [['archivo-narrow', '700-normal', LATIN], literata('700-normal')],
  gothic: [['grenze-gotisch', '700-normal', LATIN], literata('700-normal')],
} satisfies Record<string, readonly Family[]>;
export type Face = keyof typeof FACES;

/** A piece of text that one font can set. */
export type Run = { font: Font; text: string };

const opened = new Map<string, Font>();

/** Each file of a family has one script; it, and what reads it, are loaded only when a text needs them: no start does. */
function open([family, style]: Family, script: string): Font {
  const file = `@fontsource/${family}/files/${family}-${script}-${style}.woff2`;
  const known = opened.get(file);
  if (known) return known;
  const { create } = packages('fontkit') as typeof import('fontkit');
  const font = create(readFileSync(packages.resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`);
  opened.set(file, font);
  return font;
}

function fontWith(code: number, face: Face): Font | undefined {
  for (const family of FACES[face]) {
    for (const script of family[2]) {
      const font = open(family, script);
      if (font.hasGlyphForCodePoint(code)) return font;
    }
  }
  return undefined;
}

/** Splits a text by the fonts that have its letters; letters that none has are left out. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last?.font.hasGlyphForCodePoint(code)) {
      last.text += letter;
      continue;
    }
    if (letter === ' ' && !last) continue;
    const font = fontWith(code, face);
    if (font) runs.push({ font, text: letter });
  }
  return runs;
}

/** Returns whether a face has every letter and digit of a text, and anything of it at all. */
export const canSet = (text: string, face: Face): boolean =>
  runsOf(text, face).length > 0 &&
  [...text.normalize('NFC')].every(
    (letter) => !/[\p{L}\p{N}]/u.test(letter) || fontWith(letter.codePointAt(0) ?? 0, face),
  );

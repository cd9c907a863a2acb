import sharp, { type OverlayOptions } from 'sharp';
import type { UnsetText } from './cover-sheet.ts';
import { readableOn } from './drawing/colors.ts';
import { escapeXml } from './lettering/escape-xml.ts';

const FACE = 'serif bold';
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** No script has this letter, so every machine shows the box of a missing one. */
const MISSING = '\u0378';

/**
 * Sets a text in a face of the machine, right to left where its script runs so. Returns undefined if the
 * machine has no face with all of its letters.
 */
export async function setInSystemFace(
  { text, place, lines }: UnsetText,
  scale: number,
): Promise<OverlayOptions | undefined> {
  if (!(await hasLetters(text))) return undefined;
  const alignment = place.align === 'left' && RIGHT_TO_LEFT.test(text) ? 'right' : place.align;
  const color = readableOn(place.on, place.color);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeXml(text)}</span>`,
      font: FACE,
      width: Math.round(place.width * scale),
      height: Math.round(Math.min(place.height, place.max * lines) * scale),
      align: place.align === 'center' ? 'centre' : 'left',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const free = { x: place.width * scale - info.width, y: place.height * scale - info.height };
  return {
    input: data,
    left: Math.round(place.x * scale + { left: 0, center: free.x / 2, right: free.x }[alignment]),
    top: Math.round(place.y * scale + { top: 0, middle: free.y / 2, bottom: free.y }[place.from]),
  };
}

const known = new Map<string, Promise<boolean>>();

async function hasLetters(text: string): Promise<boolean> {
  const letters = [...new Set(text.match(/[\p{L}\p{N}]/gu))];
  const found = await Promise.all(
    letters.map((letter) => {
      const has = known.get(letter) ?? hasLetter(letter);
      known.set(letter, has);
      return has;
    }),
  );
  return found.length > 0 && found.every(Boolean);
}

/** A missing letter is a box, always of the same size. */
async function hasLetter(letter: string): Promise<boolean> {
  const [drawn, missing] = await Promise.all([sizeOf(letter), sizeOf(MISSING)]);
  return drawn !== undefined && drawn !== missing;
}

async function sizeOf(letter: string): Promise<string | undefined> {
  try {
    const picture = sharp({ text: { text: letter, font: `${FACE} 40`, dpi: 72 } });
    const { info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return `${info.width}x${info.height}`;
  } catch {
    // A machine without any font.
    return undefined;
  }
}

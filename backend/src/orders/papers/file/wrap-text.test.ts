import { expect, it } from 'vitest';
import { widthOf } from './fonts.ts';
import { wrapText } from './wrap-text.ts';

const style = { size: 10, weight: 400 } as const;
const width = 120;

it.each([
  ['of one letter', 'W'.repeat(200)],
  ['of many', 'Donaudampfschifffahrt'.repeat(10)],
  ['of composed letters', 'Ze\u0308'.repeat(100)],
  ['behind others', `Volume one ${'Ж'.repeat(90)} and more`],
])('breaks a word that is longer than a line, and loses no letter: %s', (_what, text) => {
  const lines = wrapText(text, width, style);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.normalize('NFC').replaceAll(' ', ''));
  for (const line of lines) expect(widthOf(line, 10, 400)).toBeLessThanOrEqual(width);
  const letter = widthOf('W', 10, 400);
  for (const line of lines.slice(1, -1))
    expect(widthOf(line, 10, 400)).toBeGreaterThan(width - 2 * letter);
});

it('is not kept from going on by a line that is narrower than a letter', () => {
  expect(wrapText('WW', 1, style)).toEqual(['W', 'W']);
});

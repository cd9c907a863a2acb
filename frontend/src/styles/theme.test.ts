import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');

const colours = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
const light = colours(lightCss);
const dark = { ...light, ...colours(darkCss) };

const channel = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** Contrast ratio of WCAG 2.2. */
const contrast = (a: string, b: string) => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

const grounds = ['paper', 'card', 'wash'];
const onEveryGround = (text: string) => grounds.map((ground) => [text, ground] as const);
const textPairs = [
  ...['ink', 'muted', 'accent-deep', 'good', 'bad', 'state-confirmed', 'state-packed'].flatMap(
    onEveryGround,
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-bad', 'bad'],
  ['paper', 'ink'],
  ['muted', 'line'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, scheme) => {
  it.each(textPairs)('keeps 4.5:1 for %s on %s', (text, ground) => {
    expect(contrast(scheme[text] ?? '', scheme[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(onEveryGround('control'))('keeps 3:1 for %s borders on %s', (border, ground) => {
    expect(contrast(scheme[border] ?? '', scheme[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('what lies above other things says so by a name of the theme, never by a number', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const numbered = files.filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      /[\s"'`:]z-(\d|\[)/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(numbered).toEqual([]);
});

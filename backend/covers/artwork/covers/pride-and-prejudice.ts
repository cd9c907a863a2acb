import { cloud, ridge } from '../../drawing/landscape.ts';
import { mark } from '../../drawing/mark.ts';
import { circle, each, group, path, rect, repeat } from '../../drawing/shapes.ts';
import { gradient } from '../../drawing/texture.ts';
import { trunkedTree } from '../../drawing/tree.ts';
import { letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const TEAL = '#164547';
const CREAM = '#FBF1DC';
const STONE = '#F4DDB4';
const SHADE = '#D8A97A';
const WINDOW = '#6B4A45';
const green = { dark: '#2E7263', light: '#4C9379', trunk: '#4A3630' };
const far = { dark: '#4F9284', light: '#74B09A', trunk: '#4A6A5C' };

const panes = (xs: number[], y: number, w: number, h: number) =>
  each(xs, (x) => rect(x - w / 2, y, w, h, WINDOW));

const wings = [-206, -170, -134, -98, 98, 134, 170, 206];

// Pemberley, on its own axis; the ground line is y = 0.
const house =
  rect(-232, -86, 464, 86, STONE) +
  rect(-232, -94, 464, 10, CREAM) +
  path('M-232 -94L-214 -112H214L232 -94Z', { fill: '#A8806B' }) +
  rect(-76, -116, 152, 116, CREAM) +
  path('M-90 -116L0 -160L90 -116Z', { fill: STONE }) +
  path('M-62 -122L0 -150L62 -122Z', { fill: CREAM }) +
  each([-66, -30, 18, 54], (x) => rect(x, -110, 12, 110, STONE)) +
  panes(wings, -74, 15, 26) +
  panes(wings, -34, 15, 26) +
  panes([-36, 0, 36], -98, 15, 28) +
  path('M-13 0V-36A13 13 0 0 1 13 -36V0Z', { fill: WINDOW }) +
  each([-180, -120, 120, 180], (x) => rect(x - 9, -132, 18, 26, SHADE)) +
  rect(-244, -6, 488, 8, SHADE);

const lady =
  circle(0, -92, 9, TEAL) +
  path('M-11 -96C-12 -110 10 -112 12 -98L16 -88Z', { fill: TEAL }) +
  path('M-8 -82H8L10 -62C14 -40 22 -16 28 0H-24C-18 -20 -10 -44 -10 -62Z', { fill: '#C7514B' }) +
  path('M8 -78L22 -52L14 -46', { stroke: '#C7514B', width: 5 });

const gentleman =
  circle(0, -106, 9, TEAL) +
  path('M-10 -112H10L9 -130H-9ZM-15 -110H15', { fill: TEAL, stroke: TEAL, width: 3 }) +
  path('M-13 -96H13L15 -46L22 -26L4 -40H-4L-18 -30L-14 -50Z', { fill: TEAL }) +
  path('M-8 -46L-9 0M7 -46L8 0', { stroke: TEAL, width: 7 }) +
  path('M-12 -90L-24 -62L-14 -44', { stroke: TEAL, width: 5 });

/** Pemberley across the lake; two people who are not speaking. */
export const prideAndPrejudice = cover(
  'book-8',
  () =>
    gradient('dawn', [
      [0, '#F6C9A0'],
      [0.28, '#FADFB9'],
      [0.5, '#FDF0D5'],
    ]) +
    rect(0, 0, 720, 1080, 'url(#dawn)') +
    circle(526, 410, 62, '#F7A978') +
    cloud(150, 420, 92, CREAM) +
    cloud(640, 470, 74, CREAM) +
    ridge({ base: 520, height: 46, seed: 4, span: 210 }, '#BFD6BE') +
    ridge({ base: 572, height: 38, seed: 9, span: 160 }, '#93BFA9') +
    repeat(13, (index) =>
      trunkedTree(20 + index * 58, 640 + (index % 3) * 6, 58 + ((index * 37) % 30), far, index + 3),
    ) +
    ridge({ base: 640, height: 8, seed: 12, bottom: 720 }, '#5FA188') +
    group('translate(360 648)', house) +
    trunkedTree(64, 676, 120, green, 5) +
    trunkedTree(668, 680, 132, green, 8) +
    path('M-10 668C160 652 560 652 730 668V720H-10Z', { fill: '#3F8571' }) +
    // The lake gives the house back, upside down and broken by ripples.
    path('M-10 690C160 676 560 676 730 690V860H-10Z', { fill: '#9CCBC6' }) +
    `<clipPath id="lake"><path d="M-10 690C160 676 560 676 730 690V850H-10Z"/></clipPath><g clip-path="url(#lake)" opacity=".55">${group('translate(360 694) scale(1 -1)', house)}</g>` +
    repeat(15, (index) => {
      const y = 700 + index * 9.6;
      const x = ((index * 197) % 520) - 20;
      return rect(x, y, 150 + ((index * 71) % 160), 3.4, '#C6E3DC', 'rx="2" opacity=".9"');
    }) +
    path('M-10 822C120 796 230 842 360 832C500 820 600 800 730 828V1090H-10Z', {
      fill: '#2E7263',
    }) +
    path('M-10 872C150 836 280 884 430 870C560 858 640 846 730 866V1090H-10Z', { fill: TEAL }) +
    path('M300 1090C330 990 420 930 560 862C590 850 600 850 590 856C480 930 450 1000 450 1090Z', {
      fill: '#1D5554',
    }) +
    group('translate(232 896) scale(.98)', lady) +
    group('translate(500 884) scale(.98)', gentleman) +
    trunkedTree(-6, 980, 190, { dark: '#12393B', light: '#1F5A58', trunk: '#12393B' }, 2) +
    trunkedTree(742, 1000, 200, { dark: '#12393B', light: '#1F5A58', trunk: '#12393B' }, 6) +
    letters('Pride', { y: 152, size: 132, weight: 600, fill: TEAL }) +
    letters('and Prejudice', { y: 268, size: 94, weight: 600, fill: TEAL }) +
    letters('Jane Austen', { italic: true, weight: 500, y: 992, size: 48, fill: CREAM }) +
    mark(360, 1030, CREAM, 36),
);

import { mark } from '../../drawing/mark.ts';
import { circle, each, line, path, rect, repeat, ring } from '../../drawing/shapes.ts';
import { glow } from '../../drawing/texture.ts';
import { block, letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const SOOT = '#211409';
const WAX = '#F7E8C8';
const AMBER = '#F2A93B';
const EMBER = '#D9642A';
const BLUE = '#6FA8C9';
const X = 440;

/** A flame that stands on its wick at y = 0. */
const flame = (height: number, half: number, drop: number) =>
  `M${X} ${690 - height}C${X + half * 0.12} ${690 - height * 0.74} ${X + half} ${690 - height * 0.46} ${X + half} ${690 - height * 0.16}C${X + half} ${690 + drop * 0.5} ${X + half * 0.55} ${690 + drop} ${X} ${690 + drop}C${X - half * 0.55} ${690 + drop} ${X - half} ${690 + drop * 0.5} ${X - half} ${690 - height * 0.16}C${X - half} ${690 - height * 0.46} ${X - half * 0.12} ${690 - height * 0.74} ${X} ${690 - height}Z`;

const shells = repeat(13, (index) => {
  const part = index / 12;
  const color = part < 0.3 ? EMBER : part < 0.75 ? AMBER : WAX;
  return path(flame(350 - part * 226, 98 - part * 66, 34 - part * 18), {
    stroke: color,
    width: 2.6,
  });
});

const drafts = each([-1, 1], (side) =>
  each([130, 168, 206], (away, index) =>
    path(
      `M${X + side * (away + 6)} 760C${X + side * (away + 10)} 620 ${X + side * (away - 44)} 520 ${X + side * (52 + index * 26)} ${330 - index * 14}`,
      { stroke: BLUE, width: 2, dash: '3 10' },
    ),
  ),
);

const body =
  path(
    `M${X - 112} 1090V772C${X - 112} 748 ${X - 60} 738 ${X} 738C${X + 60} 738 ${X + 112} 748 ${X + 112} 772V1090Z`,
    { fill: SOOT, stroke: WAX, width: 3.5 },
  ) +
  `<ellipse cx="${X}" cy="770" rx="100" ry="24" fill="${SOOT}" stroke="${WAX}" stroke-width="2.6"/>` +
  each(
    [78, 54, 30],
    (rx) =>
      `<ellipse cx="${X}" cy="772" rx="${rx}" ry="${rx * 0.22}" fill="none" stroke="${AMBER}" stroke-width="1.8"/>`,
  ) +
  repeat(11, (index) => {
    const x = X + 104 - index * 8;
    return line([x, 800 + index * 7], [x, 1090], WAX, { width: 3 - index * 0.22 });
  }) +
  path(
    `M${X - 92} 786C${X - 96} 830 ${X - 74} 838 ${X - 78} 880C${X - 80} 902 ${X - 60} 902 ${X - 62} 880C${X - 64} 850 ${X - 52} 830 ${X - 56} 796`,
    { fill: SOOT, stroke: WAX, width: 2.6 },
  );

const wick =
  path(`M${X} 772C${X - 6} 740 ${X + 6} 716 ${X + 2} 688C${X} 674 ${X + 14} 664 ${X + 22} 668`, {
    stroke: WAX,
    width: 6,
  }) + circle(X + 23, 668, 5, EMBER);

const note = (letter: string, y: number, toX: number, toY: number, text: string) =>
  path(`M168 ${y - 8}H230L${toX} ${toY}`, { stroke: WAX, width: 1.6 }) +
  circle(toX, toY, 4, WAX) +
  letters(letter, { italic: true, weight: 500, x: 56, anchor: 'start', y, size: 32, fill: AMBER }) +
  letters(text, { italic: true, weight: 400, x: 84, anchor: 'start', y, size: 24, fill: WAX });

/** Faraday's flame, taken apart with a pencil. */
export const historyOfACandle = cover(
  'candle',
  () =>
    rect(0, 0, 720, 1080, SOOT) +
    glow('light', '#A8551B', 0.85) +
    circle(X, 560, 400, 'url(#light)') +
    path(flame(350, 98, 34), { fill: '#F2A93B', opacity: 0.16 }) +
    shells +
    drafts +
    body +
    wick +
    path(flame(118, 30, 14), { stroke: BLUE, width: 2.6 }) +
    ring(X, 560, 300, AMBER, { width: 1.2, dash: '2 12', cap: 'butt', opacity: 0.55 }) +
    note('a', 470, X - 34, 470, 'light') +
    note('b', 610, X - 66, 596, 'soot') +
    note('c', 716, X - 20, 676, 'wax') +
    rect(56, 56, 608, 1.5, AMBER) +
    block(['The Chemical', 'History of', 'a Candle'], 82, {
      face: 'sans',
      stretch: 108,
      weight: 500,
      x: 53,
      anchor: 'start',
      y: 134,
      size: 80,
      tracking: -15,
      fill: WAX,
    }) +
    rect(0, 950, 720, 130, SOOT) +
    rect(56, 972, 608, 1.5, AMBER) +
    letters('Michael Faraday', {
      face: 'sans',
      stretch: 108,
      weight: 500,
      x: 56,
      anchor: 'start',
      y: 1026,
      size: 41,
      fill: WAX,
    }) +
    mark(642, 1010, WAX, 40),
);

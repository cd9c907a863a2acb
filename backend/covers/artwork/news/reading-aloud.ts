import { circle, each, group, path, rect, repeat } from '../../drawing/shapes.ts';
import { gradient } from '../../drawing/texture.ts';
import { newsPicture } from '../picture.ts';

const WALL = '#E9A56B';
const SHADOW = '#4A2218';
const LIGHT = '#FFEBC2';
const LEAF = '#7C9A4B';
const SKINS = ['#8A5236', '#B0714A', '#6B3B26', '#C98D62'];
const SHIRTS = ['#F6E7CC', '#2F6F73', '#E0C08A', '#C8452F', '#F6E7CC', '#35507A'];

const arch = (x: number) =>
  path(`M${x - 92} 470V220A92 92 0 0 1 ${x + 92} 220V470Z`, { fill: '#9ED3CF' }) +
  path(`M${x - 92} 470V400C${x - 40} 370 ${x + 20} 400 ${x + 92} 366V470Z`, { fill: '#6FAE7F' }) +
  path(`M${x + 34} 470C${x + 30} 400 ${x + 26} 330 ${x + 36} 270`, {
    stroke: '#7B5640',
    width: 9,
  }) +
  each(
    [-165, -125, -60, -20, 20],
    (angle) =>
      `<path d="M0 0Q38 -22 82 12Q40 2 0 8Z" fill="#3E7D4F" transform="translate(${x + 36} 270) rotate(${angle})"/>`,
  ) +
  path(`M${x - 92} 470V220A92 92 0 0 1 ${x + 92} 220V470Z`, { stroke: '#B4552F', width: 16 }) +
  path(`M${x} 128V470M${x - 92} 300H${x + 92}`, { stroke: '#B4552F', width: 9 });

const listener = (x: number, y: number, index: number, scale = 1) => {
  const skin = SKINS[index % SKINS.length] ?? WALL;
  const hat = index % 3 === 0;
  return group(
    `translate(${x} ${y}) scale(${scale * (index % 2 ? -1 : 1)} ${scale})`,
    path('M-62 90C-64 20 -50 -8 -22 -16H22C50 -8 64 20 62 90Z', {
      fill: SHIRTS[index % SHIRTS.length] ?? LIGHT,
    }) +
      rect(-13, -36, 26, 30, skin) +
      circle(2, -60, 32, skin) +
      path('M-30 -62C-34 -100 34 -102 34 -68C20 -84 -8 -84 -14 -66C-16 -54 -22 -46 -28 -48Z', {
        fill: '#2A1712',
      }) +
      (hat
        ? path(
            'M-54 -80C-30 -92 34 -92 58 -80C40 -72 -36 -72 -54 -80ZM-28 -84C-26 -116 30 -116 32 -84Z',
            { fill: '#F2D9A0', stroke: '#D4B271', width: 2 },
          )
        : '') +
      path('M52 20C70 50 60 80 20 84', { stroke: skin, width: 17 }),
  );
};

const bench = (y: number, scale: number, from: number) =>
  repeat(6, (index) => listener(120 + index * 272 + from, y, index + (from ? 2 : 0), scale)) +
  rect(-10, y + 78 * scale, 1620, 30 * scale, '#A4632F') +
  rect(-10, y + 108 * scale, 1620, 120, '#7C4520') +
  repeat(12, (index) => {
    const x = 40 + index * 140 + from;
    return (
      path(
        `M${x} ${y + 74 * scale}C${x + 20} ${y + 54 * scale} ${x + 60} ${y + 58 * scale} ${x + 84} ${y + 76 * scale}Z`,
        { fill: LEAF },
      ) +
      rect(x + 6, y + 64 * scale, 62, 10, '#5C3520', 'rx="5"') +
      rect(x + 12, y + 56 * scale, 62, 10, '#6B3F26', 'rx="5"')
    );
  });

const reader = group(
  'translate(800 330)',
  rect(-170, 152, 340, 30, '#7C4520') +
    rect(-150, 182, 300, 250, '#8F5227') +
    each([-100, -34, 34, 100], (x) => rect(x - 22, 200, 44, 190, '#7C4520')) +
    path('M-52 152V80H60V152Z', { fill: '#5C3520' }) +
    path('M-74 150C-78 40 -56 -6 -26 -16H26C58 -6 78 40 74 150Z', { fill: '#FBF3DD' }) +
    path('M-10 -14L0 22L10 -14Z', { fill: '#C8452F' }) +
    rect(-15, -38, 30, 32, '#A3663F') +
    circle(2, -66, 36, '#A3663F') +
    path('M-34 -66C-40 -112 38 -116 40 -76C24 -90 -6 -92 -14 -72C-18 -58 -26 -50 -32 -52Z', {
      fill: '#2A1712',
    }) +
    circle(16, -66, 11, 'none', 'stroke="#2A1712" stroke-width="4"') +
    path('M24 -48Q34 -40 38 -46', { stroke: '#4A2218', width: 5 }) +
    path('M-66 40C-90 90 -60 110 -8 84M66 40C92 88 70 108 26 86', {
      stroke: '#FBF3DD',
      width: 30,
    }) +
    path(
      'M8 92C-30 70 -70 72 -96 84L-86 24C-62 14 -26 16 10 36C46 14 82 12 106 22L112 80C86 70 46 72 8 92Z',
      { fill: '#B4301E' },
    ) +
    path(
      'M9 84C-26 64 -62 64 -86 74L-78 22C-56 14 -24 18 10 34C44 16 76 12 98 20L102 70C78 64 44 66 9 84Z',
      { fill: '#FFF9E8' },
    ) +
    path('M9 84L10 36', { stroke: '#D8C8A4', width: 4 }) +
    circle(-66, 80, 14, '#A3663F') +
    circle(84, 76, 14, '#A3663F'),
);

export const readingAloud = newsPicture(
  'reading-aloud',
  () =>
    gradient('beam', [
      [0, LIGHT, 0.5],
      [1, LIGHT, 0],
    ]) +
    rect(0, 0, 1600, 900, WALL) +
    rect(0, 0, 1600, 70, '#B4552F') +
    repeat(9, (index) => rect(index * 200 - 20, 0, 34, 92, SHADOW)) +
    arch(180) +
    arch(480) +
    arch(1120) +
    arch(1420) +
    rect(0, 500, 1600, 400, '#D98D52') +
    path('M100 240L272 240L760 900H300ZM1030 240H1210L1130 900H700Z', { fill: 'url(#beam)' }) +
    reader +
    bench(640, 0.9, 60) +
    bench(780, 1.14, -70),
);

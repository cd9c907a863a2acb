import { cloud } from '../../drawing/landscape.ts';
import { circle, each, group, path, rect, repeat } from '../../drawing/shapes.ts';
import { gradient } from '../../drawing/texture.ts';
import { trunkedTree } from '../../drawing/tree.ts';
import { letters } from '../lettering.ts';
import { newsPicture } from '../picture.ts';

const STONE = '#F6E6C8';
const EDGE = '#DDC49A';
const COPPER = '#5FA58F';
const DEEP = '#1F4A4C';
const LIGHT = '#FFD777';
const green = { dark: '#2E7263', light: '#56A07F', trunk: '#54392C' };

const tall = (x: number, y: number, w: number, h: number) =>
  path(
    `M${x - w / 2} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - h + w / 2}V${y}Z`,
    { fill: DEEP },
  ) +
  path(
    `M${x} ${y}V${y - h}M${x - w / 2} ${y - h * 0.34}H${x + w / 2}M${x - w / 2} ${y - h * 0.64}H${x + w / 2}`,
    { stroke: '#4F8582', width: 4 },
  );

const pillar = (x: number) =>
  rect(x - 17, 420, 34, 236, STONE) +
  each([-8, 4], (dx) => rect(x + dx, 430, 5, 220, EDGE)) +
  rect(x - 25, 404, 50, 18, STONE) +
  rect(x - 25, 652, 50, 18, STONE);

const person = (x: number, y: number, scale: number, coat: string, book = '#C8452F') =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    circle(0, -98, 13, '#6B3B26') +
      path('M-16 -82H16L24 -22H-24Z', { fill: coat }) +
      path('M-10 -24L-14 0M10 -24L16 0', { stroke: '#22303A', width: 10 }) +
      rect(14, -62, 24, 32, book, 'rx="3"'),
  );

export const library = newsPicture(
  'library',
  () =>
    gradient('morning', [
      [0, '#8CC7D6'],
      [0.7, '#FBE9C8'],
    ]) +
    rect(0, 0, 1600, 900, 'url(#morning)') +
    cloud(240, 200, 150, '#FFF6E2') +
    cloud(1390, 150, 120, '#FFF6E2') +
    cloud(1160, 250, 70, '#FFF6E2') +
    each([40, 150, 250, 1350, 1450, 1560], (x, index) =>
      trunkedTree(
        x,
        700,
        190 + ((index * 53) % 60),
        { dark: '#5D9C89', light: '#83B9A3', trunk: '#5A7268' },
        index + 2,
      ),
    ) +
    // The reading room's dome.
    path('M560 300A240 216 0 0 1 1040 300Z', { fill: COPPER }) +
    each([-150, -76, 76, 150], (dx) =>
      path(`M800 84Q${800 + dx * 1.25} 150 ${800 + dx * 1.28} 300`, {
        stroke: '#3F8571',
        width: 5,
      }),
    ) +
    rect(770, 56, 60, 40, STONE) +
    path('M764 56A36 34 0 0 1 836 56Z', { fill: COPPER }) +
    rect(797, 4, 6, 26, DEEP) +
    rect(548, 296, 504, 56, STONE) +
    repeat(9, (index) => rect(580 + index * 52, 306, 26, 34, DEEP, 'rx="13"')) +
    rect(250, 384, 1100, 300, STONE) +
    rect(236, 366, 1128, 24, EDGE) +
    repeat(4, (index) => tall(312 + index * 78, 640, 46, 190)) +
    repeat(4, (index) => tall(1054 + index * 78, 640, 46, 190)) +
    rect(592, 380, 416, 304, '#E8D2A8') +
    path('M560 372L800 262L1040 372Z', { fill: STONE }) +
    path('M620 362L800 280L980 362Z', { fill: EDGE }) +
    path(
      'M800 344C780 330 752 328 738 334V306C756 300 784 304 800 316C816 304 844 300 862 306V334C848 328 820 330 800 344Z',
      { fill: STONE },
    ) +
    rect(560, 372, 480, 34, STONE) +
    letters('FREE TO ALL', {
      face: 'serif',
      weight: 700,
      tracking: 320,
      x: 800,
      y: 399,
      size: 24,
      fill: '#7A5A32',
    }) +
    path('M744 684V520A56 56 0 0 1 856 520V684Z', { fill: LIGHT }) +
    path('M744 684V520A56 56 0 0 1 752 492V700ZM856 684V520A56 56 0 0 0 848 492V700Z', {
      fill: '#7A4A2B',
    }) +
    each([772, 796, 820], (x, index) =>
      rect(x, 560 + index * 4, 12, 46, ['#C8452F', '#2F6F73', '#7A1F3D'][index] ?? DEEP),
    ) +
    rect(764, 606, 76, 8, '#7A4A2B') +
    each([612, 690, 910, 988], pillar) +
    repeat(5, (index) =>
      rect(560 - index * 34, 680 + index * 17, 480 + index * 68, 18, index % 2 ? EDGE : STONE),
    ) +
    rect(0, 764, 1600, 140, '#E7C891') +
    path('M424 764H1176L1440 900H160Z', { fill: '#F3DDB1' }) +
    trunkedTree(110, 800, 300, green, 4) +
    trunkedTree(1490, 800, 310, green, 9) +
    trunkedTree(330, 776, 170, green, 6) +
    trunkedTree(1276, 776, 176, green, 7) +
    person(700, 762, 0.8, '#35507A') +
    person(886, 748, 0.72, '#C7514B', '#F5B82E') +
    person(520, 850, 1.15, '#2F6F73') +
    person(590, 856, 0.8, '#F5B82E', '#7A1F3D') +
    person(1080, 862, 1.2, '#7A1F3D', '#2F6F73') +
    rect(1210, 800, 150, 12, '#7A4A2B') +
    rect(1224, 812, 10, 34, '#54392C') +
    rect(1336, 812, 10, 34, '#54392C'),
);

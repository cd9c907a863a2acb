import { seeded } from '../../drawing/random.ts';
import { circle, each, group, line, path, rect, repeat } from '../../drawing/shapes.ts';
import { glow, gradient } from '../../drawing/texture.ts';
import { letters } from '../lettering.ts';
import { newsPicture } from '../picture.ts';

const DUSK = '#22304F';
const TILE = '#3F6C9B';
const LIGHT = '#FFE2A0';
const WOOD = '#5B2F22';
const INKY = '#141C33';
const SPINES = ['#C8452F', '#2F6F73', '#F5B82E', '#7A1F3D', '#E9DCC0', '#35507A', '#3E8A5C'];

const tiles = repeat(6, (row) =>
  repeat(40, (column) => {
    const [x, y] = [column * 40, 40 + row * 40];
    return (
      rect(x, y, 38, 38, (row + column) % 2 ? TILE : '#4C7DAE') +
      path(`M${x + 19} ${y + 5}L${x + 33} ${y + 19}L${x + 19} ${y + 33}L${x + 5} ${y + 19}Z`, {
        fill: (row + column) % 2 ? '#DCE8EE' : '#335B86',
      })
    );
  }),
);

function shelf(x: number, y: number, length: number, seed: number): string {
  const random = seeded(seed);
  let books = '';
  let at = x;
  while (at < x + length - 34) {
    const [w, h] = [14 + random() * 20, 58 + random() * 38];
    const color = SPINES[Math.floor(random() * SPINES.length)] ?? WOOD;
    books +=
      rect(at, y - h, w, h, color) + rect(at + 3, y - h + 12, w - 6, 4, LIGHT, 'opacity=".6"');
    at += w + 3 + (random() > 0.86 ? 22 : 0);
  }
  return books + rect(x, y, length, 9, '#8B5A33');
}

const pane = (x: number, length: number, seed: number) =>
  rect(x - 14, 356, length + 28, 412, WOOD) +
  rect(x, 370, length, 330, LIGHT) +
  shelf(x, 480, length, seed) +
  shelf(x, 590, length, seed + 1) +
  shelf(x, 700, length, seed + 2) +
  line([x + length / 2, 370], [x + length / 2, 700], WOOD, { width: 9 }) +
  rect(x, 712, length, 44, '#74402C') +
  rect(x + 14, 722, length - 28, 24, WOOD);

const lamp = (x: number) =>
  circle(x, 330, 120, 'url(#lamp)') +
  path(`M${x} 262V292M${x - 15} 296H${x + 15}L${x + 10} 342H${x - 10}Z`, {
    fill: LIGHT,
    stroke: INKY,
    width: 5,
  });

const tram = group(
  'translate(1490 792)',
  rect(-130, -258, 320, 224, '#F2B632', 'rx="18"') +
    rect(-130, -128, 320, 62, '#FBF3DD') +
    each([-108, -30, 48, 126], (x) => rect(x, -232, 64, 88, '#FFF1C9')) +
    rect(-140, -272, 340, 20, '#8A5A1A', 'rx="8"') +
    rect(-130, -40, 320, 14, INKY) +
    each([-70, 30, 130], (x) => circle(x, -22, 26, INKY) + circle(x, -22, 9, '#8A93A8')) +
    circle(-118, -96, 13, '#FFF7DA') +
    letters('28', {
      face: 'sans',
      weight: 800,
      x: -8,
      y: -86,
      size: 40,
      fill: INKY,
      extra: 'data-bleed=""',
    }),
);

export const bookshop = newsPicture(
  'bookshop',
  () =>
    gradient('street', [
      [0, '#3A4566'],
      [1, '#1B2440'],
    ]) +
    gradient('spill', [
      [0, LIGHT, 0.55],
      [1, LIGHT, 0],
    ]) +
    glow('lamp', LIGHT, 0.7) +
    rect(0, 0, 1600, 900, DUSK) +
    tiles +
    rect(0, 0, 1600, 46, '#DDD2C0') +
    rect(0, 280, 1600, 18, '#DDD2C0') +
    rect(150, 298, 1180, 484, INKY) +
    rect(120, 268, 1240, 78, WOOD) +
    rect(120, 340, 1240, 10, '#8B5A33') +
    letters('LIVRARIA', { weight: 700, tracking: 420, x: 740, y: 326, size: 52, fill: '#F5C95F' }) +
    pane(196, 380, 3) +
    pane(904, 380, 20) +
    rect(620, 366, 240, 416, WOOD) +
    rect(644, 388, 192, 280, LIGHT) +
    shelf(650, 540, 180, 44) +
    shelf(650, 660, 180, 47) +
    line([740, 388], [740, 668], WOOD, { width: 8 }) +
    rect(644, 690, 192, 70, '#74402C') +
    circle(824, 690, 9, '#F5C95F') +
    group('translate(0 130)', lamp(604) + lamp(876)) +
    rect(0, 782, 1600, 118, 'url(#street)') +
    path('M196 782H576L660 900H90ZM644 782H836L880 900H600ZM904 782H1284L1400 900H840Z', {
      fill: 'url(#spill)',
    }) +
    repeat(4, (row) =>
      repeat(30, (index) =>
        path(`M${index * 58 + (row % 2) * 29 - 20} ${800 + row * 26}q26 -9 44 0`, {
          stroke: '#56628A',
          width: 2.5,
          opacity: 0.7,
        }),
      ),
    ) +
    path('M-10 838H1610M-10 878H1610', { stroke: '#9AA6C4', width: 6 }) +
    tram,
);

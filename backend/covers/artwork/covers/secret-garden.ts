import { mark } from '../../drawing/mark.ts';
import { seeded } from '../../drawing/random.ts';
import { circle, clip, group, path, rect, repeat, round } from '../../drawing/shapes.ts';
import { gradient } from '../../drawing/texture.ts';
import { letters } from '../lettering.ts';
import { cover } from '../picture.ts';

const WALL = '#1F4A35';
const BRICK = '#2A5A41';
const LIGHT = '#FDEBC0';
const ROSE = '#E8788A';
const BLUSH = '#F7B6B5';
const LEAVES = ['#3E7D4F', '#5C9C5B', '#2F6A47', '#82B567'];

const bricks = repeat(17, (row) =>
  repeat(9, (column) => {
    const x = -40 + column * 92 + (row % 2) * 46;
    return (row * 7 + column * 5) % 4 === 0
      ? ''
      : rect(x + 4, 330 + row * 38, 84, 30, BRICK, 'rx="3"');
  }),
);

const leaf = (x: number, y: number, size: number, turn: number, color: string) =>
  `<path d="M0 0C${round(size * 0.7)} ${round(-size * 0.5)} ${round(size * 0.7)} ${round(-size * 1.2)} 0 ${round(-size * 1.7)}C${round(-size * 0.7)} ${round(-size * 1.2)} ${round(-size * 0.7)} ${round(-size * 0.5)} 0 0Z" fill="${color}" transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})"/>`;

const rose = (x: number, y: number, size: number) =>
  group(
    `translate(${x} ${y}) scale(${size / 30})`,
    repeat(5, (index) => group(`rotate(${index * 72})`, circle(0, -15, 17, ROSE))) +
      repeat(5, (index) => group(`rotate(${index * 72 + 36})`, circle(0, -8, 12, BLUSH))) +
      circle(0, 0, 9, ROSE) +
      path('M-4 1A5 5 0 1 1 4 3', { stroke: '#B94A62', width: 3 }),
  );

/** Ivy that thins out towards the door. */
const ivy = () => {
  const random = seeded(33);
  return repeat(430, () => {
    const [x, y] = [random() * 760 - 20, 356 + random() * 634];
    const fromDoor = Math.max(Math.abs(x - 360) / 200, Math.abs(y - 690) / 310);
    if (fromDoor < 1.06 || random() > 1.5 - Math.abs(fromDoor - 1.25) * 1.1) return '';
    return leaf(x, y, 13 + random() * 12, random() * 360, LEAVES[Math.floor(random() * 4)] ?? WALL);
  });
};

const DOOR = 'M206 950V620A154 154 0 0 1 514 620V950Z';

const garden =
  rect(190, 440, 340, 520, 'url(#morning)') +
  circle(386, 590, 52, '#FFF7DD') +
  path('M190 760C270 720 330 770 400 742C460 720 500 736 540 722V960H190Z', { fill: '#A9CF86' }) +
  path('M190 812C280 780 360 822 540 782V960H190Z', { fill: '#7FB56C' }) +
  path('M300 960C330 900 410 860 392 812C388 800 396 790 404 786C424 830 470 890 500 960Z', {
    fill: '#F7DDA4',
  }) +
  path(
    'M456 800C458 740 466 710 462 660M462 720C448 700 442 684 442 660M463 700C478 684 482 670 484 650',
    {
      stroke: '#7B5640',
      width: 8,
    },
  ) +
  repeat(18, (index) => {
    const random = seeded(index + 70);
    return circle(
      426 + random() * 76,
      600 + random() * 84,
      15 + random() * 11,
      index % 3 ? BLUSH : '#FCD9D2',
    );
  }) +
  repeat(70, (index) => {
    const random = seeded(index + 10);
    const [x, y] = [326 + random() * 184, 812 + random() * 134];
    return Math.abs(x - 396) < 14 + (y - 800) * 0.66
      ? ''
      : circle(x, y, 6 + random() * 4, [ROSE, '#FFFFFF', '#F5B82E', BLUSH][index % 4] ?? ROSE);
  });

// The door stands a hand's breadth open, hinged on the left.
const door =
  path('M206 950V620A154 154 0 0 1 300 478L322 504V980Z', { fill: '#7A4A2B' }) +
  path('M230 955V600M258 962V528M288 970V492', { stroke: '#5C3520', width: 5 }) +
  path('M206 610L322 590M206 860L322 890', { stroke: '#2B1D14', width: 13, cap: 'butt' }) +
  circle(304, 742, 11, '#F5B82E') +
  path('M304 752V774', { stroke: '#F5B82E', width: 6 });

const robin = group(
  'translate(584 264) scale(.8)',
  path('M-44 26L-92 44L-84 28L-40 8Z', { fill: '#5D4632' }) +
    path(
      'M-50 22C-46 -14 -14 -40 20 -36C40 -34 52 -18 50 0C46 34 14 48 -14 42C-32 38 -44 34 -50 22Z',
      { fill: '#7B5F43' },
    ) +
    path('M12 -34C42 -36 54 -16 50 4C46 34 20 46 0 42C-6 18 -6 -18 12 -34Z', { fill: '#E4572E' }) +
    path('M-44 18C-30 -8 -6 -12 8 -4C0 22 -24 34 -44 18Z', { fill: '#5D4632' }) +
    path('M50 -18L68 -10L50 -4Z', { fill: '#2B1D14' }) +
    circle(34, -18, 4.5, '#2B1D14') +
    path('M-2 42L-4 62M14 42L14 62', { stroke: '#2B1D14', width: 4 }),
);

/** A door in a wall, and nobody about but the robin. */
export const secretGarden = cover('book-3', () => {
  const random = seeded(4);
  return (
    gradient('morning', [
      [0, '#FBE3A8'],
      [0.6, LIGHT],
      [1, '#FFF6DC'],
    ]) +
    rect(0, 0, 720, 1080, LIGHT) +
    rect(0, 318, 720, 770, WALL) +
    bricks +
    clip('doorway', DOOR, garden) +
    path(DOOR, { stroke: '#CDBB94', width: 20 }) +
    repeat(13, (index) =>
      group(`rotate(${-90 + index * 15} 360 620)`, rect(357.5, 455, 5, 22, WALL)),
    ) +
    door +
    path('M180 950H540L566 984H154Z', { fill: '#CDBB94' }) +
    rect(-10, 984, 740, 110, '#17382A') +
    rect(-10, 312, 740, 34, '#CDBB94') +
    repeat(7, (index) => rect(48 + index * 104, 312, 4, 34, '#A8966F')) +
    rect(-10, 346, 740, 8, '#17382A') +
    ivy() +
    repeat(34, (index) =>
      leaf(
        index * 22 - 6,
        344 + random() * 26,
        15 + random() * 8,
        100 + random() * 160,
        LEAVES[index % 4] ?? WALL,
      ),
    ) +
    robin +
    rose(92, 420, 40) +
    rose(150, 486, 27) +
    rose(64, 560, 30) +
    rose(618, 560, 38) +
    rose(664, 650, 27) +
    rose(98, 760, 26) +
    rose(640, 830, 34) +
    rose(76, 896, 36) +
    letters('The', { y: 94, size: 58, weight: 500, italic: true, fill: '#1F4A35' }) +
    letters('Secret Garden', { y: 210, size: 100, weight: 600, fill: '#1F4A35', fit: 612 }) +
    letters('Frances Hodgson Burnett', {
      italic: true,
      weight: 500,
      y: 1048,
      size: 43,
      x: 56,
      anchor: 'start',
      fill: LIGHT,
    }) +
    mark(640, 1030, LIGHT, 36)
  );
});

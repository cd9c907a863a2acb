export type Point = readonly [x: number, y: number];
/** How a line is drawn, 3 units wide unless said otherwise. */
export type Stroke = Omit<Paint, 'fill' | 'stroke'>;

export const WIDTH = 720;
export const HEIGHT = 1080;

export const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the numbers from `from` to `to` inclusive, in equal steps. */
export function range(from: number, to: number, step = 1): number[] {
  const count = Math.floor((to - from) / step + 1e-6) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * step);
}

/** Draws `count` things, each from its index, and joins them. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws each of some things, and joins them. */
export const each = <T>(things: readonly T[], draw: (thing: T, index: number) => string): string =>
  things.map(draw).join('');

/** Draws a grid of things from the top left. */
export const grid = (
  columns: number,
  rows: number,
  draw: (column: number, row: number) => string,
): string => repeat(rows, (row) => repeat(columns, (column) => draw(column, row)));

export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** Returns path data with straight lines through the points. */
export const straight = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

/** Returns path data of the area within the points. */
export const polygon = (...points: readonly Point[]): string => `${straight(points)}Z`;

/** Returns path data with a smooth curve through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], close = false): string {
  const last = points.length - 1;
  const at = (index: number): Point =>
    points[
      close ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)
    ] ?? [0, 0];
  const [startX, startY] = at(0);
  let data = `M${round(startX)} ${round(startY)}`;
  for (let index = 0; index < (close ? points.length : last); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    data += `C${[...first, ...second, ...to].map(round).join(' ')}`;
  }
  return data + (close ? 'Z' : '');
}

export type Paint = {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number | undefined;
  cap?: 'butt' | 'round' | 'square';
};

const attributesOf = ({ fill, stroke, width = 2, dash, opacity, cap = 'round' }: Paint) =>
  [
    `fill="${fill ?? 'none'}"`,
    stroke ? `stroke="${stroke}" stroke-width="${width}"` : '',
    stroke ? `stroke-linecap="${cap}" stroke-linejoin="round"` : '',
    dash ? `stroke-dasharray="${dash}"` : '',
    opacity === undefined ? '' : `opacity="${opacity}"`,
  ]
    .filter(Boolean)
    .join(' ');

/** Draws path data; without a fill it is only an outline. */
export const path = (data: string, paint: Paint): string =>
  `<path d="${data}" ${attributesOf(paint)}/>`;

/** Fills path data. */
export const fill = (data: string, color: string, opacity = 1): string =>
  path(data, { fill: color, opacity: opacity < 1 ? opacity : undefined });

const strokeOf = (color: string, { width = 3, ...stroke }: Stroke): Paint => ({
  ...stroke,
  stroke: color,
  width,
});

/** Draws path data as a line. */
export const draw = (data: string, color: string, stroke: Stroke = {}): string =>
  path(data, strokeOf(color, stroke));

export const line = (from: Point, to: Point, color: string, stroke: Stroke = {}): string =>
  draw(straight([from, to]), color, stroke);

/** `extra` are further attributes, here and below. */
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  extra = '',
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${color}"${extra && ` ${extra}`}/>`;

export const circle = (cx: number, cy: number, r: number, color: string, extra = ''): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${color}"${extra && ` ${extra}`}/>`;

/** Draws the outline of a circle. */
export const ring = (
  cx: number,
  cy: number,
  r: number,
  color: string,
  stroke: Stroke = {},
): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" ${attributesOf(strokeOf(color, stroke))}/>`;

/** Draws the outline of a rectangle. */
export const frame = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  stroke: Stroke = {},
): string => draw(`M${x} ${y}h${w}v${h}h${-w}Z`, color, { cap: 'butt', ...stroke });

export const group = (transform: string, content: string, extra = ''): string =>
  `<g transform="${transform}"${extra && ` ${extra}`}>${content}</g>`;

/** Draws something for a sheet as it is, or from right to left. */
export const mirrored = (isMirrored: boolean, content: string): string =>
  group(isMirrored ? `translate(${WIDTH} 0) scale(-1 1)` : 'translate(0 0)', content);

/** Shows of a drawing only what lies within path data; `id` is unique in the picture. */
export const clip = (id: string, data: string, content: string): string =>
  `<clipPath id="${id}"><path d="${data}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

/** Returns path data of a rectangle, for clipping. */
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}h${w}v${h}h${-w}Z`;

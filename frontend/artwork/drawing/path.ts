export type Point = readonly [x: number, y: number];

export const WIDTH = 720;

export const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the numbers from `from` to `to` inclusive, in equal steps. */
export function range(from: number, to: number, step = 1): number[] {
  const values: number[] = [];
  for (let value = from; value <= to + step / 1e6; value += step) values.push(value);
  return values;
}

/** Draws `count` things, each from its index, and joins them. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** Returns path data with straight lines through the points. */
export function straight(points: readonly Point[], close = false): string {
  const data = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return `M${data}${close ? 'Z' : ''}`;
}

/** Returns path data with a smooth curve through the points (Catmull-Rom). */
export function smooth(points: readonly Point[], close = false): string {
  const last = points.length - 1;
  const at = (index: number): Point => {
    const wrapped = close
      ? (index + points.length) % points.length
      : Math.min(Math.max(index, 0), last);
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let data = `M${round(startX)} ${round(startY)}`;
  for (let index = 0; index < (close ? points.length : last); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    data += `C${[...first, ...second, ...to].map(round).join(' ')}`;
  }
  return data + (close ? 'Z' : '');
}

export type Paint = {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
  cap?: 'butt' | 'round' | 'square';
};

/** Draws a `<path>`; without a fill it is only an outline. */
export function path(data: string, paint: Paint): string {
  const attributes = [
    `fill="${paint.fill ?? 'none'}"`,
    paint.stroke ? `stroke="${paint.stroke}" stroke-width="${paint.width ?? 2}"` : '',
    paint.stroke ? `stroke-linecap="${paint.cap ?? 'round'}" stroke-linejoin="round"` : '',
    paint.dash ? `stroke-dasharray="${paint.dash}"` : '',
    paint.opacity === undefined ? '' : `opacity="${paint.opacity}"`,
  ];
  return `<path d="${data}" ${attributes.filter(Boolean).join(' ')}/>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, extra = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${extra}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}" ${extra}/>`;
}

/** Draws the outline of a circle. */
export function ring(cx: number, cy: number, r: number, stroke: string, width = 2, extra = '') {
  return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${width}" ${extra}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width = 2) {
  return path(
    straight([
      [x1, y1],
      [x2, y2],
    ]),
    { stroke, width },
  );
}

export function group(transform: string, content: string, extra = ''): string {
  return `<g transform="${transform}" ${extra}>${content}</g>`;
}

/** Clips `content` to `shape` (path data). */
export function clipped(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

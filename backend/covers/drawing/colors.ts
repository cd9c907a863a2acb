type Rgb = [red: number, green: number, blue: number];

function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Returns a colour between two; `part` 0 is the first. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, as WCAG 2.2 computes it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const isDark = (color: string): boolean => luminance(color) < 0.18;

/** Small lettering needs this much (WCAG 2.2 AA). */
const READABLE = 4.5;

/** Returns the first colour that is readable on another one; black or white if none is. */
export const readableOn = (background: string, ...colors: readonly string[]): string =>
  colors.find((color) => contrast(color, background) >= READABLE) ??
  (isDark(background) ? '#FFFFFF' : '#141210');

/** Returns a neighbouring shade on which the same lettering is at least as readable. */
export const deeper = (color: string, part: number): string =>
  mix(color, isDark(color) ? '#000000' : '#FFFFFF', part);

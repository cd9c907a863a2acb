import { isExternalCover } from '@book-store/contract/pictures';
import { type DrawnBook, groundOf, versionOf } from '@book-store/covers';

type Rgb = readonly [red: number, green: number, blue: number];

/** Ensures that white text on the tint has a contrast of at least 7:1 (WCAG 2.2 AAA). */
const MAX_LUMINANCE = 1.05 / 7 - 0.05;

/** Converts an average colour (0 to 255 each) to `#rrggbb`, darkened until white text is readable on it. */
export function toTint(average: Rgb): string {
  const linear = average.map(toLinear);
  const light = luminance(linear);
  const factor = light > MAX_LUMINANCE ? MAX_LUMINANCE / light : 1;
  // Rounded down, so that rounding never makes it too light.
  const digits = linear.map((part) => Math.floor(toSrgb(part * factor)));
  return `#${digits.map((digit) => digit.toString(16).padStart(2, '0')).join('')}`;
}

const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** sRGB's transfer curve (IEC 61966-2-1). */
function toLinear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function toSrgb(linear: number): number {
  return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
}

/** Returns the file name of a book's generated cover. The picture is drawn on the first request. */
export const drawnCoverFile = (book: DrawnBook): string => `d-${book.id}-${versionOf(book)}.webp`;

/**
 * A cover as pages show it: the book's own, or the generated one. Orders of earlier versions have addresses of other
 * sites as covers, which no page may load.
 */
export function coverFacts(
  book: DrawnBook & { coverImage?: string | undefined; coverTint?: string | undefined },
): { coverImage: string; drawnCover?: string; coverTint: string | undefined } {
  const { coverImage = '' } = book;
  if (coverImage && !isExternalCover(coverImage)) return { coverImage, coverTint: book.coverTint };
  const coverTint = tintOf(groundOf(book));
  return { coverImage: '', drawnCover: drawnCoverFile(book), coverTint };
}

function tintOf(ground: string): string {
  const value = Number.parseInt(ground.slice(1), 16);
  return toTint([value >> 16, (value >> 8) & 255, value & 255]);
}

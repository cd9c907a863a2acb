import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toTint } from './cover-tint.ts';

/** Contrast with white, as WCAG 2.2 computes it. */
function contrastWithWhite(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

describe('the tint of a cover', () => {
  it('is the average if that is dark enough', () => {
    expect(toTint([0, 0, 0])).toBe('#000000');
    expect(toTint([10, 20, 40])).toBe('#0a1428');
  });

  it('is readable under white text, whatever the average', () => {
    const part = fc.double({ min: 0, max: 255, noNaN: true });
    fc.assert(
      fc.property(part, part, part, (red, green, blue) => {
        const tint = toTint([red, green, blue]);
        expect(tint).toMatch(/^#[0-9a-f]{6}$/);
        expect(contrastWithWhite(tint)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps the hue of a light average', () => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(toTint([250, 120, 60]).slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThan(Number(green));
    expect(green).toBeGreaterThan(Number(blue));
  });
});

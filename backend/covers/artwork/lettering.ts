import { each, WIDTH } from '../drawing/shapes.ts';
import { escapeXml } from '../lettering/escape-xml.ts';

export type Lettering = {
  y: number;
  size: number;
  x?: number;
  fill?: string;
  face?: 'serif' | 'sans' | 'gothic';
  weight?: number;
  italic?: boolean;
  /** Letter spacing in thousandths of the font size. */
  tracking?: number;
  /** Width of the sans in percent: 62 (narrow) to 125 (wide). */
  stretch?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Scales the line to exactly this width in pixels. */
  fit?: number;
  extra?: string;
};

const FAMILIES = { serif: 'Literata', sans: 'Archivo', gothic: 'Grenze Gotisch' };

/** Draws one line of text; `y` is its baseline. */
export function letters(text: string, style: Lettering): string {
  const { size, tracking = 0, anchor = 'middle', x = WIDTH / 2 } = style;
  // Letter spacing also follows the last letter, so a centred line is moved by half of it.
  const shift = anchor === 'middle' ? (tracking * size) / 2000 : 0;
  const css = [
    `font-family:'${FAMILIES[style.face ?? 'serif']}'`,
    `font-size:${size}px`,
    `font-weight:${style.weight ?? 500}`,
    style.italic ? 'font-style:italic' : '',
    style.stretch ? `font-stretch:${style.stretch}%` : '',
    tracking ? `letter-spacing:${tracking / 1000}em` : '',
  ];
  const fit = style.fit ? `data-fit="${style.fit}"` : '';
  return `<text x="${x + shift}" y="${style.y}" text-anchor="${anchor}" fill="${style.fill ?? '#1E1A16'}" style="${css.filter(Boolean).join(';')}" ${fit} ${style.extra ?? ''}>${escapeXml(text)}</text>`;
}

/** Draws several lines in one style, `leading` pixels apart; `y` is the first baseline. */
export function block(lines: readonly string[], leading: number, style: Lettering): string {
  return each(lines, (text, index) => letters(text, { ...style, y: style.y + index * leading }));
}

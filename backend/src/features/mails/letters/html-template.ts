import { escapeHtml } from '../../../shared/escape-html.ts';

/** Markup that is safe to put into other markup. */
export type Html = { readonly markup: string };

type Part = string | Html | readonly Html[] | false | undefined;

/**
 * Returns markup from a template: texts in it are escaped, markup is taken over, and nothing comes of what is
 * false or undefined.
 */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: pieces
    .map((piece, at) => piece + (at < parts.length ? toMarkup(parts[at]) : ''))
    .join(''),
});

function toMarkup(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

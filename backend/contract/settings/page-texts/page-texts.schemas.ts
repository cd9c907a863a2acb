import { z } from 'zod';
import { because } from '../../field-codes.ts';
import { FromVersion, Lines, Version } from '../../parts.schemas.ts';
import { MARKDOWN_MAX, TEXT_PAGES } from '../../text-limits.ts';
import { placeholdersIn } from './placeholders.ts';

/** May be empty. */
export const Markdown = Lines.max(
  MARKDOWN_MAX,
  `Use at most ${MARKDOWN_MAX.toLocaleString('en-US')} characters.`,
);

export const TextPageIdParam = z.object({ id: z.enum(TEXT_PAGES) });

/** The owner's text as safe HTML; if absent, the page shows its default text. */
export const PageTextView = z.object({ html: z.string().optional() });
export type PageTextView = z.output<typeof PageTextView>;

/** Empty until the owner writes one. */
export const PageTextSource = z.object({
  id: z.enum(TEXT_PAGES),
  text: z.string(),
  version: Version,
});
export type PageTextSource = z.output<typeof PageTextSource>;

/** An empty text restores the default one. */
export const EditPageTextBody = z.strictObject({
  text: Markdown.refine((text) => placeholdersIn(text).length === 0, {
    error: ({ input }) =>
      `Please fill in what is in brackets: ${placeholdersIn(String(input))
        .map((name) => `[${name}]`)
        .join(', ')}. Brackets that are to stay are written \\[so].`,
    params: because('placeholders'),
  }),
  version: FromVersion,
});
export type EditPageTextBody = z.input<typeof EditPageTextBody>;

export const PreviewMarkdownBody = z.strictObject({ text: Markdown });
export type PreviewMarkdownBody = z.input<typeof PreviewMarkdownBody>;

export const RenderedMarkdown = z.object({ html: z.string() });
export type RenderedMarkdown = z.output<typeof RenderedMarkdown>;

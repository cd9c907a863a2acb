import { z } from 'zod';
import { FromVersion, Lines, Version } from '../../parts.schemas.ts';
import { MARKDOWN_MAX, TEXT_PAGES } from '../../text-limits.ts';

/** A text in Markdown; it may be empty. */
export const Markdown = Lines.max(
  MARKDOWN_MAX,
  `Use at most ${MARKDOWN_MAX.toLocaleString('en-US')} characters.`,
);

export const TextPageIdParam = z.object({ id: z.enum(TEXT_PAGES) });

/** The owner's text of a page as safe HTML; without it, the page shows its usual text. */
export const PageTextView = z.object({ html: z.string().optional() });
export type PageTextView = z.output<typeof PageTextView>;

/** A page's text as the owner has written it; empty until then. */
export const PageTextSource = z.object({
  id: z.enum(TEXT_PAGES),
  text: z.string(),
  version: Version,
});
export type PageTextSource = z.output<typeof PageTextSource>;

/** The text of a page; an empty one brings the usual text back. */
export const EditPageTextBody = z.strictObject({
  text: Markdown,
  version: FromVersion,
});
export type EditPageTextBody = z.input<typeof EditPageTextBody>;

export const PreviewMarkdownBody = z.strictObject({ text: Markdown });
export type PreviewMarkdownBody = z.input<typeof PreviewMarkdownBody>;

/** Markdown as it will be shown. */
export const RenderedMarkdown = z.object({ html: z.string() });
export type RenderedMarkdown = z.output<typeof RenderedMarkdown>;

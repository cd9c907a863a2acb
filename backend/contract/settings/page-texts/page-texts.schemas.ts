import { z } from 'zod';
import { because } from '../../field-codes.ts';
import { FromVersion, Lines, Version, WireDate } from '../../parts.schemas.ts';
import { MARKDOWN_MAX, ORDER_TEXTS, TEXT_PAGES } from '../../text-limits.ts';
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

/** A digest of a text. */
const TextVersion = z.string().regex(/^[0-9a-f]{64}$/);
export const TextVersionParam = z.object({ version: TextVersion });

/** A text as it was when somebody ordered; it never changes. */
export const TextVersionView = z.object({
  page: z.enum(ORDER_TEXTS),
  html: z.string(),
  /** When it was first in force. */
  since: WireDate,
});
export type TextVersionView = z.input<typeof TextVersionView>;

/** The texts in force when an order was placed. */
export const OrderText = z.object({ page: z.enum(ORDER_TEXTS), version: z.string() });
export type OrderText = z.output<typeof OrderText>;

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

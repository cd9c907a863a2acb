import { z } from 'zod';
import { elseCode, refused } from '../../field-codes.ts';
import { FromVersion, Line, pageOf, Version } from '../../parts.schemas.ts';
import { Markdown } from '../../settings/page-texts/page-texts.schemas.ts';
import {
  NEWS_DESCRIPTION_MAX,
  NEWS_ID_MAX,
  NEWS_IMAGE_ALT_MAX,
  NEWS_TITLE_MAX,
} from '../../text-limits.ts';

/** The last part of a news item's URL; stays when the title changes. */
export const NewsId = z
  .string()
  .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
  .max(NEWS_ID_MAX);
export const NewsIdParam = z.object({ id: NewsId });

export const NewsCardView = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** File name of an uploaded or bundled picture (see `newsPicture`). */
  image: z.string().optional(),
  imageAlt: z.string(),
  /** `YYYY-MM-DD` */
  date: z.string(),
});
export type NewsCardView = z.output<typeof NewsCardView>;

/** With its text as safe HTML. */
export const NewsView = NewsCardView.extend({ html: z.string() });
export type NewsView = z.output<typeof NewsView>;

/** As its author edits it. */
export const AdminNewsView = NewsCardView.extend({
  /** Markdown. */
  text: z.string(),
  /** Visible to admins only. */
  draft: z.boolean(),
  version: Version,
});
export type AdminNewsView = z.output<typeof AdminNewsView>;

export const ListNewsQuery = z.strictObject({
  ...pageOf(50),
  limit: z.coerce.number().int().min(1).max(50).default(5),
});
export type ListNewsQuery = z.input<typeof ListNewsQuery>;

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** An absent picture means none. */
export const EditNewsBody = z.strictObject({
  title: Line.min(1, 'Please enter a title.').max(NEWS_TITLE_MAX),
  description: Line.min(1, 'Please say in one or two sentences what it is about.').max(
    NEWS_DESCRIPTION_MAX,
  ),
  text: Markdown,
  image: z
    .string()
    .regex(
      elseCode('not-uploaded', /^([A-Za-z0-9][A-Za-z0-9._-]{0,119})?$/),
      'This picture has not been uploaded.',
    )
    .optional(),
  imageAlt: Line.max(NEWS_IMAGE_ALT_MAX).optional(),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter a date.')
    .refine(isDay, refused('no-such-day', 'There is no such day.')),
  draft: z.boolean(),
});
export type EditNewsBody = z.input<typeof EditNewsBody>;

export const ReplaceNewsBody = EditNewsBody.extend({
  version: FromVersion,
});
export type ReplaceNewsBody = z.input<typeof ReplaceNewsBody>;

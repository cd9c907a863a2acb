import { PAGES } from '@book-store/contract/pages/addresses/pages';
import {
  EditPageTextBody,
  PageTextSource,
  PageTextView,
  PreviewMarkdownBody,
  RenderedMarkdown,
  TextPageIdParam,
} from '@book-store/contract/settings/page-texts/page-texts.schemas';
import { z } from 'zod';
import type { FeatureDeps } from '../../platform/feature.ts';
import { changeRoute, REVALIDATE, type Route, route } from '../../platform/http/router/route.ts';
import { renderMarkdown } from '../../platform/text/render-markdown.ts';
import { listPageTexts, readPageText, writePageText } from './page-texts.service.ts';

/** With the rendering of a long text. */
const COST_MS = 3;

/** The texts of the pages about the shop, its delivery, privacy and terms. */
export const pageTextsRoutes = ({ limits: { reads } }: FeatureDeps): Route[] => [
  route({
    method: 'get',
    path: '/api/pages/:id',
    access: 'anyone',
    summary: 'The text of a page as HTML, if the owner has written one',
    params: TextPageIdParam,
    reply: PageTextView,
    cache: REVALIDATE,
    cached: { pay: ({ network }) => reads.take(network, COST_MS) },
    run: async ({ params }) => {
      const text = await readPageText(params.id);
      return { body: { html: text ? renderMarkdown(text) : undefined } };
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/pages',
    access: 'admin',
    summary: 'The texts of the pages in Markdown; empty where the usual text is shown',
    reply: z.array(PageTextSource),
    run: async () => ({ body: await listPageTexts() }),
  }),
  changeRoute({
    method: 'put',
    path: '/api/admin/pages/:id',
    summary: 'Sets the text of a page in Markdown; an empty one brings the usual text back',
    params: TextPageIdParam,
    body: EditPageTextBody,
    reply: PageTextSource,
    errors: ['changed-meanwhile'],
    run: async ({ params: { id }, body }) => {
      const { source, isChanged } = await writePageText(id, body);
      const subject = { id, name: PAGES[id].title };
      return {
        body: source,
        // Old texts are in the backups; in the log they would take whole pages.
        change: isChanged ? { action: 'page-edited', subject, fields: [] } : undefined,
      };
    },
  }),
];

/** Previews Markdown for admins; no page loads a parser for it. */
export const markdownRoutes = (): Route[] => [
  route({
    method: 'post',
    path: '/api/admin/markdown',
    access: 'admin',
    summary: 'Renders Markdown as the pages will show it; stores nothing',
    body: PreviewMarkdownBody,
    reply: RenderedMarkdown,
    run: async ({ body }) => ({ body: { html: renderMarkdown(body.text) } }),
  }),
];

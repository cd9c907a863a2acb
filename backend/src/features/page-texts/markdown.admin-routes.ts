import { PreviewMarkdownBody, RenderedMarkdown } from '@book-store/contract/schemas/page-texts';
import { type Route, route } from '../../http/router/route.ts';
import { renderMarkdown } from '../../shared/markdown/render-markdown.ts';

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

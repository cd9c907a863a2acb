import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { pageTextCalls } from '@book-store/contract/settings/page-texts/calls';
import { POINTS } from '../../platform/http/limits/points.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { renderMarkdown } from '../../platform/text/render-markdown.ts';
import { listPageTexts, readPageText, writePageText } from './page-texts.service.ts';

/** The owner's texts of the pages about the shop, its delivery, privacy and terms. */
export const pageTexts = (): Implementation<typeof pageTextCalls> => ({
  'GET /api/pages/:id': {
    cached: POINTS.read,
    run: async ({ params }) => {
      const text = await readPageText(params.id);
      return { body: { html: text ? renderMarkdown(text) : undefined } };
    },
  },
  'GET /api/admin/pages': async () => ({ body: await listPageTexts() }),
  'PUT /api/admin/pages/:id': async ({ params: { id }, body }) => {
    const { source, isChanged } = await writePageText(id, body);
    const subject = { id, name: PAGES[id].title };
    return {
      body: source,
      // Old texts are in the backups; in the log they would take whole pages.
      change: isChanged ? { action: 'page-edited', subject, fields: [] } : undefined,
    };
  },
  // No page loads a parser for it.
  'POST /api/admin/markdown': async ({ body }) => ({
    body: { html: renderMarkdown(body.text) },
    change: undefined,
  }),
});

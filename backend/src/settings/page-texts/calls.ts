import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { pageTextCalls } from '@book-store/contract/settings/page-texts/calls';
import type { PageTextSource } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import { AppError } from '../../platform/errors/errors.ts';
import { POINTS } from '../../platform/http/limits/points.ts';
import type { Implementation } from '../../platform/http/router/implement.ts';
import { renderMarkdown } from '../../platform/text/render-markdown.ts';
import { listPageTexts, readPageText, writePageText } from './page-texts.service.ts';
import { findTextVersion } from './texts-in-force.ts';

export const pageTexts = (): Implementation<typeof pageTextCalls> => ({
  'GET /api/pages/:id': {
    cached: POINTS.read,
    run: async ({ params }) => {
      const text = await readPageText(params.id);
      return { body: { html: text ? renderMarkdown(text) : undefined } };
    },
  },
  'GET /api/texts/:version': {
    cached: POINTS.read,
    run: async ({ params }) => {
      const found = await findTextVersion(params.version);
      if (!found) throw new AppError('not-found', { detail: 'There is no such text.' });
      const { page, text, since } = found;
      return { body: { page, since, html: renderMarkdown(text) } };
    },
  },
  'GET /api/admin/pages': async () => ({ body: await listPageTexts() }),
  'PUT /api/admin/pages/:id': async ({ params: { id }, body, record }) => {
    const subject = { id, name: PAGES[id].title };
    // Old texts are in the backups; in the log they would take whole pages.
    const change = record((before: PageTextSource) =>
      before.text === body.text ? undefined : { action: 'page-edited', subject, fields: [] },
    );
    return { body: await writePageText(id, body, change.beforeCommit), change };
  },
  // Rendered here, so that no page has to load a parser.
  'POST /api/admin/markdown': async ({ body }) => ({
    body: { html: renderMarkdown(body.text) },
    change: undefined,
  }),
});

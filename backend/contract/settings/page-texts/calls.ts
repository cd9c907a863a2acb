import { z } from 'zod';
import { type Calls, named } from '../../call.ts';
import {
  EditPageTextBody,
  PageTextSource,
  PageTextView,
  PreviewMarkdownBody,
  RenderedMarkdown,
  TextPageIdParam,
  TextVersionParam,
  TextVersionView,
} from './page-texts.schemas.ts';

named({ EditPageTextBody, PageTextSource, PageTextView, PreviewMarkdownBody, RenderedMarkdown });
named({ TextVersionView });

export const pageTextCalls = {
  'GET /api/pages/:id': {
    access: 'anyone',
    summary: 'The text of a page as HTML, if the owner has written one',
    params: TextPageIdParam,
    reply: PageTextView,
  },
  'GET /api/texts/:version': {
    access: 'anyone',
    summary: 'A text that was in force when somebody ordered, as HTML',
    params: TextVersionParam,
    reply: TextVersionView,
  },
  'GET /api/admin/pages': {
    access: 'owner',
    summary: 'The texts of the pages in Markdown; empty where the usual text is shown',
    reply: z.array(PageTextSource),
  },
  'PUT /api/admin/pages/:id': {
    access: 'owner',
    summary: 'Sets the text of a page in Markdown; an empty one brings the usual text back',
    params: TextPageIdParam,
    body: EditPageTextBody,
    reply: PageTextSource,
    errors: ['changed-meanwhile'],
  },
  'POST /api/admin/markdown': {
    access: 'admin',
    summary: 'Renders Markdown as the pages will show it; stores nothing',
    body: PreviewMarkdownBody,
    reply: RenderedMarkdown,
  },
} satisfies Calls;

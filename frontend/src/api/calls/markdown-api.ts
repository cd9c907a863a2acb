import type { RenderedMarkdown } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import { baseApi } from '../base-api.ts';

const markdownApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks the server for a preview of a text. */
    previewMarkdown: build.mutation<RenderedMarkdown, string>({
      query: (text) => ({ url: '/admin/markdown', method: 'POST', body: { text } }),
    }),
  }),
});

export const { usePreviewMarkdownMutation } = markdownApi;

import { baseApi } from '../base-api.ts';
import { call } from '../call.ts';

const markdownApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks the server for a preview of a text. */
    previewMarkdown: build.mutation(
      call('POST /api/admin/markdown', { request: (text: string) => ({ body: { text } }) }),
    ),
  }),
});

export const { usePreviewMarkdownMutation } = markdownApi;

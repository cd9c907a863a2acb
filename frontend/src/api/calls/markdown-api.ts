import { baseApi } from '../base-api.ts';
import { call } from '../call.ts';

const markdownApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    previewMarkdown: build.mutation(
      call('POST /api/admin/markdown', { request: (text: string) => ({ body: { text } }) }),
    ),
  }),
});

export const { usePreviewMarkdownMutation } = markdownApi;

import { expect, it, vi } from 'vitest';
import { anUploadedPicture } from '../testing/builders.ts';
import { stubApi } from '../testing/stub-api.ts';
import { uploadPicture } from './upload-picture.ts';

it('reports its progress as a fraction', async () => {
  stubApi({ 'POST /api/admin/covers': () => anUploadedPicture() });
  const onProgress = vi.fn();
  await uploadPicture(new File(['picture'], 'cover.png', { type: 'image/png' }), { onProgress });
  expect(onProgress).toHaveBeenLastCalledWith(1);
});

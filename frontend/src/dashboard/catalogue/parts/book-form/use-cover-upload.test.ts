import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { uploadPicture } from '../../../../api/upload-picture.ts';
import { useCoverUpload } from './use-cover-upload.ts';

// msw replies to uploads, but cannot report how far they are.
vi.mock('../../../../api/upload-picture.ts');

it('knows how much of the picture has been sent', () => {
  vi.mocked(uploadPicture).mockReturnValue(new Promise(() => undefined));
  const { result } = renderHook(() => useCoverUpload(() => undefined));
  act(() => result.current.choose(new File(['picture'], 'cover.png', { type: 'image/png' })));
  expect(result.current.upload.progress).toBe(0);
  const [, options] = vi.mocked(uploadPicture).mock.lastCall ?? [];
  act(() => options?.onProgress?.(0.4));
  expect(result.current.upload.progress).toBe(0.4);
});

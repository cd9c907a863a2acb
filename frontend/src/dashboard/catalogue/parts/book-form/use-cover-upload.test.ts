import { act, renderHook } from '@testing-library/react';
import { Suspense, startTransition, use } from 'react';
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

it('reports to the form on the screen, not to one that is still being prepared', async () => {
  let finish: (picture: Awaited<ReturnType<typeof uploadPicture>>) => void = () => undefined;
  vi.mocked(uploadPicture).mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  type Props = { report: (fileName: string) => void; wait?: Promise<unknown> };
  const [shown, prepared] = [vi.fn(), vi.fn()];
  const never = new Promise(() => undefined);
  const { result, rerender } = renderHook(
    ({ report, wait }: Props) => {
      const cover = useCoverUpload(report);
      if (wait) use(wait);
      return cover;
    },
    { initialProps: { report: shown } as Props, wrapper: Suspense },
  );
  act(() => result.current.choose(new File(['picture'], 'cover.png', { type: 'image/png' })));
  await act(async () => startTransition(() => rerender({ report: prepared, wait: never })));
  await act(async () => finish({ fileName: 'emma.png', tint: '#808080', width: 600, height: 900 }));
  expect(shown).toHaveBeenCalledExactlyOnceWith('emma.png');
  expect(prepared).not.toHaveBeenCalled();
});

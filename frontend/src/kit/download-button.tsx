import type { ReactNode } from 'react';
import { downloadFile } from '../api/download-file.ts';
import { Button } from './button.tsx';
import { useAction } from './use-action.ts';

type DownloadButtonProps = {
  /** The address of the file in the API. */
  path: string;
  fileName: string;
  children: ReactNode;
};

/** Saves a file of the API that only admins may download. */
export function DownloadButton({ path, fileName, children }: DownloadButtonProps) {
  const { act, busy, failure } = useAction({
    run: () => downloadFile(path, fileName),
    inPlace: true,
  });
  return (
    <>
      <Button variant="secondary" aria-disabled={busy} onClick={() => void act()}>
        {busy ? 'Preparing…' : children}
      </Button>
      <span role="alert" className="text-fine font-semibold text-bad empty:hidden">
        {failure}
      </span>
    </>
  );
}

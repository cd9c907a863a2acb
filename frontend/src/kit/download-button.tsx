import type { ReactNode } from 'react';
import { downloadFile } from '../api/download-file.ts';
import { useTexts } from '../lib/wording/storefront-texts.ts';
import { Button } from './button.tsx';
import { dashboardKitTexts } from './dashboard-texts.ts';
import { useAction } from './use-action.ts';

type DownloadButtonProps = {
  /** The address of the file in the API, and what it asks for. */
  path: string;
  query?: Record<string, string>;
  method?: 'POST';
  fileName: string;
  variant?: 'secondary' | 'link';
  /** Its name for screen readers, where its text says too little. */
  label?: string;
  children: ReactNode;
};

/** Saves a file of the API that only admins may download. */
export function DownloadButton(props: DownloadButtonProps) {
  const { preparing } = useTexts(dashboardKitTexts);
  const { path, query = {}, method, fileName, variant = 'secondary', label, children } = props;
  const asked = String(new URLSearchParams(query));
  const { act, busy, failure } = useAction({
    run: () => downloadFile(asked ? `${path}?${asked}` : path, fileName, method),
    inPlace: true,
  });
  return (
    <>
      <Button variant={variant} aria-label={label} disabled={busy} onClick={() => void act()}>
        {busy ? preparing : children}
      </Button>
      <span role="alert" className="text-fine font-semibold text-bad empty:hidden">
        {failure}
      </span>
    </>
  );
}

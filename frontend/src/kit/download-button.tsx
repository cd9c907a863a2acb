import { type ReactNode, useState } from 'react';
import { toApiProblem } from '../api/api-problem.ts';
import { downloadFile } from '../api/download-file.ts';
import { Button } from './button.tsx';

type DownloadButtonProps = {
  /** The address of the file in the API. */
  path: string;
  fileName: string;
  children: ReactNode;
};

/** Saves a file of the API that only admins may download. */
export function DownloadButton({ path, fileName, children }: DownloadButtonProps) {
  const [state, setState] = useState<{ busy?: boolean; problem?: string }>({});
  const save = async () => {
    if (state.busy) return;
    setState({ busy: true });
    try {
      await downloadFile(path, fileName);
      setState({});
    } catch (error) {
      setState({ problem: toApiProblem(error).message });
    }
  };
  return (
    <>
      <Button variant="secondary" aria-disabled={state.busy} onClick={() => void save()}>
        {state.busy ? 'Preparing…' : children}
      </Button>
      <span role="alert" className="text-fine font-semibold text-bad empty:hidden">
        {state.problem}
      </span>
    </>
  );
}

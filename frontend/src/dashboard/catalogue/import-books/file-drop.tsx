import { useId } from 'react';
import { DropZone, FileButton } from '../../../kit/fields/file-button.tsx';

type FileDropProps = { file: File | undefined; busy: boolean; onChoose: (file: File) => void };

/** Accepts a file of books by dialog or drop. */
export function FileDrop({ file, busy, onChoose }: FileDropProps) {
  const id = useId();
  return (
    <DropZone
      onDrop={(dropped) => !busy && onChoose(dropped)}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4"
    >
      <FileButton
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        disabled={busy}
        aria-describedby={id}
        onChoose={onChoose}
      >
        {file ? 'Choose another file' : 'Choose a file'}
      </FileButton>
      <p id={id} className="min-w-0 text-fine text-muted">
        {file ? (
          <span className="break-all">{file.name}</span>
        ) : (
          'CSV, up to 40 MB. Or drop it here.'
        )}
      </p>
    </DropZone>
  );
}

import { useId } from 'react';
import { DropZone, FileButton } from '../../../kit/fields/file-button.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';

type FileDropProps = { file: File | undefined; busy: boolean; onChoose: (file: File) => void };

/** Accepts a file of books by dialog or drop. */
export function FileDrop({ file, busy, onChoose }: FileDropProps) {
  const texts = useTexts(importTexts).file;
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
        {file ? texts.another : texts.choose}
      </FileButton>
      <p id={id} className="min-w-0 text-fine text-muted">
        {file ? <span className="break-all">{file.name}</span> : texts.kinds}
      </p>
    </DropZone>
  );
}

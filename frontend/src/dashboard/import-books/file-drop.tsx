import { type DragEvent, useId, useState } from 'react';

type FileDropProps = { file: File | undefined; busy: boolean; onChoose: (file: File) => void };

/** Accepts a file of books by dialog or drop. */
export function FileDrop({ file, busy, onChoose }: FileDropProps) {
  const id = useId();
  const [dragOver, setDragOver] = useState(false);
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDragOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !busy) onChoose(dropped);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the file input inside is accessible
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={onDrop}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 border-dashed p-4 ${dragOver ? 'border-ink bg-wash' : 'border-control'}`}
    >
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        disabled={busy}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // So that the same file can be chosen again once it is mended.
          if (chosen) onChoose(chosen);
          currentTarget.value = '';
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center rounded-field border border-control bg-card px-5 py-2 font-semibold hover:bg-wash peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink"
      >
        {file ? 'Choose another file' : 'Choose a file'}
      </label>
      <p id={`${id}-hint`} className="min-w-0 text-fine text-muted">
        {file ? (
          <span className="break-all">{file.name}</span>
        ) : (
          'CSV, up to 40 MB. Or drop it here.'
        )}
      </p>
    </div>
  );
}

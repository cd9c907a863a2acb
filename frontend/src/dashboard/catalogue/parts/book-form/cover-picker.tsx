import { UPLOAD_TYPES } from '@book-store/contract/uploads';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { dashboardKitTexts } from '../../../../kit/dashboard-texts.ts';
import { DropZone, FileButton } from '../../../../kit/fields/file-button.tsx';
import { Cover, type CoveredBook } from '../../../../kit/pictures/cover.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { bookTexts } from '../../book-texts.ts';
import type { CoverUpload } from './use-cover-upload.ts';

type CoverPickerProps = {
  label: string;
  /** Name of the file input. */
  name: string;
  upload: CoverUpload;
  /** The book's current or new cover. */
  cover: CoveredBook;
  /** Shown in place of a missing picture. */
  blank: ReactNode;
  error: string | undefined;
  onChoose: (file: File) => void;
  /** Clears the chosen file. */
  onClear: () => void;
};

export function CoverPicker(props: CoverPickerProps) {
  const { label, name, upload, cover, blank, error, onChoose, onClear } = props;
  const { admin } = useDashboardTexts();
  const texts = useTexts(bookTexts).cover;
  const { formats } = useTexts(dashboardKitTexts).picture;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shownError = upload.error ?? error;
  const { fileName, preview, progress } = upload;

  useEffect(() => {
    // Lets the same file be chosen again after it was rejected or the form was reset.
    if (!fileName && input.current) input.current.value = '';
  }, [fileName]);
  useEffect(() => input.current?.setCustomValidity(upload.error ?? ''), [upload.error]);

  return (
    <div className="grid content-start gap-2">
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      <DropZone
        onDrop={onChoose}
        invalid={shownError !== undefined}
        className="grid justify-items-center gap-4 p-5 text-center"
      >
        {preview ? (
          <img
            src={preview}
            alt={texts.selected}
            className="aspect-2/3 w-40 rounded-cover object-cover shadow-cover"
          />
        ) : cover.coverImage ? (
          <Cover key={cover.coverImage} book={cover} sizes="160px" className="w-40" />
        ) : (
          blank
        )}
        <div className="grid w-full justify-items-center gap-2">
          <FileButton
            ref={input}
            keeps
            name={name}
            accept={UPLOAD_TYPES.join(',')}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint ${id}-state`}
            aria-invalid={shownError ? true : undefined}
            onChoose={onChoose}
          >
            {fileName || cover.coverImage ? texts.chooseAnother : texts.choose}
          </FileButton>
          <span className="text-fine text-muted">{texts.drop}</span>
        </div>
        <div id={`${id}-state`} aria-live="polite" className="grid w-full gap-2 empty:hidden">
          {fileName && <span className="break-all font-semibold">{admin.selected(fileName)}</span>}
          {progress !== undefined && <Progress share={progress} />}
          {preview && progress === undefined && (
            <span className="text-fine font-semibold text-good">{texts.uploaded}</span>
          )}
          {shownError && <span className="text-fine font-semibold text-bad">{shownError}</span>}
        </div>
        {upload.error && (
          <Button variant="link" onClick={onClear}>
            {texts.without}
          </Button>
        )}
      </DropZone>
      <p id={`${id}-hint`} className="text-fine text-muted">
        {formats} {texts.shape}
      </p>
    </div>
  );
}

function Progress({ share }: { share: number }) {
  const texts = useTexts(bookTexts).cover;
  return (
    <span className="grid gap-1 text-fine text-muted">
      <progress aria-label={texts.progress} max={1} value={share} className="progress-bar" />
      <span aria-hidden="true">
        {share < 1 ? texts.sent(Math.round(share * 100)) : texts.processing}
      </span>
    </span>
  );
}

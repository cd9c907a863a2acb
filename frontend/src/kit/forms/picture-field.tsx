import { coverPath } from '@book-store/contract/pictures';
import { UPLOAD_TYPES } from '@book-store/contract/uploads';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { uploadPicture } from '../../api/upload-picture.ts';
import { UPLOAD_HINT } from '../../lib/upload-hint.ts';
import { Button, buttonClass } from '../button.tsx';

type PictureFieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** The file name of the uploaded picture; empty for none. */
  value: string;
  /** Returns its path, where it is not among the uploaded ones. */
  pathOf?: (picture: string) => string;
  onChange: (value: string) => void;
};

/** A picture that is uploaded when it is chosen, and kept when its form is saved. */
export function PictureField({
  label,
  hint,
  error,
  value: picture,
  pathOf = (uploaded) => coverPath(uploaded, 240),
  onChange,
}: PictureFieldProps) {
  const id = useId();
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });
  const failure = state.failure ?? error;

  async function onChoose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    if (!file) return;
    setState({ busy: true });
    try {
      const { fileName } = await uploadPicture(file);
      onChange(fileName);
      setState({ busy: false });
    } catch (problem) {
      setState({ busy: false, failure: toApiProblem(problem).message });
    }
    // Lets the same file be chosen again after a failure.
    input.value = '';
  }

  return (
    <div className="grid content-start gap-2">
      <span id={`${id}-label`} className="font-semibold">
        {label} <span className="font-normal text-muted">(optional)</span>
      </span>
      {picture && (
        <img
          src={pathOf(picture)}
          alt={`The chosen picture: ${label}`}
          className="max-h-32 max-w-60 justify-self-start rounded-cover object-contain"
        />
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <input
          id={id}
          type="file"
          accept={UPLOAD_TYPES.join(',')}
          disabled={state.busy}
          onChange={(event) => void onChoose(event)}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={`${id}-hint ${id}-state`}
          aria-invalid={failure ? true : undefined}
          className="peer sr-only"
        />
        <label
          id={`${id}-choose`}
          htmlFor={id}
          className={buttonClass(
            'secondary',
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-disabled:cursor-not-allowed peer-disabled:text-muted',
          )}
        >
          {picture ? 'Choose another' : 'Choose a picture'}
        </label>
        {picture && (
          <Button variant="link" disabled={state.busy} onClick={() => onChange('')}>
            Remove picture
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-fine text-muted">
        {hint} {UPLOAD_HINT}
      </p>
      <p id={`${id}-state`} aria-live="polite" className="text-fine font-semibold empty:hidden">
        {state.busy && 'Uploading…'}
        {failure && <span className="text-bad">{failure}</span>}
      </p>
    </div>
  );
}

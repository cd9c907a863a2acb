import { coverPath } from '@book-store/contract/pictures';
import { UPLOAD_TYPES } from '@book-store/contract/uploads';
import { type ReactNode, useId, useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { uploadPicture } from '../../api/upload-picture.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { Button } from '../button.tsx';
import { dashboardKitTexts } from '../dashboard-texts.ts';
import { kitTexts } from '../texts.ts';
import { FileButton } from './file-button.tsx';

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

/** A picture among what two admins have chosen. */
export function PictureShown({ path }: { path: string }) {
  const { chosen } = useTexts(dashboardKitTexts).picture;
  return (
    <img src={path} alt={chosen} className="max-h-24 max-w-full rounded-cover object-contain" />
  );
}

/** A picture that is uploaded when it is chosen, and kept when its form is saved. */
export function PictureField({
  label,
  hint,
  error,
  value: picture,
  pathOf = (uploaded) => coverPath(uploaded, 240),
  onChange,
}: PictureFieldProps) {
  const texts = useTexts(dashboardKitTexts).picture;
  const { optional } = useTexts(kitTexts);
  const id = useId();
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });
  const failure = state.failure ?? error;

  async function onChoose(file: File) {
    setState({ busy: true });
    try {
      const { fileName } = await uploadPicture(file);
      onChange(fileName);
      setState({ busy: false });
    } catch (problem) {
      setState({ busy: false, failure: toApiProblem(problem).message });
    }
  }

  return (
    <div className="grid content-start gap-2">
      <span id={`${id}-label`} className="font-semibold">
        {label}
        <span className="font-normal text-muted">{optional}</span>
      </span>
      {picture && (
        <img
          src={pathOf(picture)}
          alt={texts.chosenFor(label)}
          className="max-h-32 max-w-60 justify-self-start rounded-cover object-contain"
        />
      )}
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <FileButton
          accept={UPLOAD_TYPES.join(',')}
          disabled={state.busy}
          onChoose={(file) => void onChoose(file)}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint ${id}-state`}
          aria-invalid={failure ? true : undefined}
        >
          {picture ? texts.another : texts.choose}
        </FileButton>
        {picture && (
          <Button variant="link" disabled={state.busy} onClick={() => onChange('')}>
            {texts.remove}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-fine text-muted">
        {hint} {texts.formats}
      </p>
      <p id={`${id}-state`} aria-live="polite" className="text-fine font-semibold empty:hidden">
        {state.busy && texts.uploading}
        {failure && <span className="text-bad">{failure}</span>}
      </p>
    </div>
  );
}

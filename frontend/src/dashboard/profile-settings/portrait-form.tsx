import { UPLOAD_TYPES } from '@book-store/contract/uploads';
import { type ChangeEvent, useId, useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { uploadPicture } from '../../api/upload-picture.ts';
import { Button, buttonClass } from '../../kit/button.tsx';
import { Portrait } from '../../kit/pictures/portrait.tsx';
import { UPLOAD_HINT } from '../../lib/upload-hint.ts';
import { useEditProfileMutation } from '../settings-frame/api.ts';

/** The admin's picture; a chosen file is saved at once. */
export function PortraitForm({ picture }: { picture: string | undefined }) {
  const id = useId();
  const [editProfile] = useEditProfileMutation();
  const [state, setState] = useState<{ busy: boolean; message: string; failed: boolean }>({
    busy: false,
    message: '',
    failed: false,
  });

  async function run(doing: string, done: string, change: () => Promise<unknown>) {
    setState({ busy: true, message: doing, failed: false });
    try {
      await change();
      setState({ busy: false, message: done, failed: false });
    } catch (error) {
      setState({ busy: false, message: toApiProblem(error).message, failed: true });
    }
  }

  function onChoose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    void run('Uploading…', 'Your picture has been saved.', async () => {
      const { fileName } = await uploadPicture(file);
      await editProfile({ picture: fileName }).unwrap();
    });
    // Lets the same file be chosen again after a failure.
    input.value = '';
  }

  const removePicture = () =>
    run('Saving…', 'Your picture has been removed.', () => editProfile({ picture: '' }).unwrap());

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5">
      <Portrait picture={picture} className="size-24" />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <input
            id={id}
            type="file"
            accept={UPLOAD_TYPES.join(',')}
            disabled={state.busy}
            onChange={onChoose}
            aria-describedby={`${id}-hint`}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={buttonClass(
              'secondary',
              'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-disabled:cursor-not-allowed peer-disabled:text-muted',
            )}
          >
            Choose a picture
          </label>
          {picture && (
            <Button variant="link" disabled={state.busy} onClick={() => void removePicture()}>
              Remove picture
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="text-fine text-muted">
          {UPLOAD_HINT}
        </p>
        <p
          role={state.failed ? 'alert' : 'status'}
          className={`text-fine font-semibold empty:hidden ${state.failed ? 'text-bad' : 'text-good'}`}
        >
          {state.message}
        </p>
      </div>
    </div>
  );
}

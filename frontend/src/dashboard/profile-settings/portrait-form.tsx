import { UPLOAD_TYPES } from '@book-store/contract/uploads';
import { useId, useState } from 'react';
import { uploadPicture } from '../../api/upload-picture.ts';
import { Button } from '../../kit/button.tsx';
import { FileButton } from '../../kit/forms/file-button.tsx';
import { Portrait } from '../../kit/pictures/portrait.tsx';
import { useAction } from '../../kit/use-action.ts';
import { UPLOAD_HINT } from '../../lib/upload-hint.ts';
import { useEditProfileMutation } from '../settings-frame/api.ts';

/** The admin's picture; a chosen file is saved at once. */
export function PortraitForm({ picture }: { picture: string | undefined }) {
  const id = useId();
  const [editProfile] = useEditProfileMutation();
  const [message, setMessage] = useState('');
  const { act, busy, failure } = useAction({
    run: async (file: File | undefined) => {
      setMessage(file ? 'Uploading…' : 'Saving…');
      const uploaded = file && (await uploadPicture(file));
      await editProfile({ picture: uploaded?.fileName ?? '' }).unwrap();
    },
    done: (_result, file) =>
      setMessage(file ? 'Your picture has been saved.' : 'Your picture has been removed.'),
    inPlace: true,
  });
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-5">
      <Portrait picture={picture} className="size-24" />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <FileButton
            accept={UPLOAD_TYPES.join(',')}
            disabled={busy}
            onChoose={(file) => void act(file)}
            aria-describedby={id}
          >
            Choose a picture
          </FileButton>
          {picture && (
            <Button variant="link" disabled={busy} onClick={() => void act(undefined)}>
              Remove picture
            </Button>
          )}
        </div>
        <p id={id} className="text-fine text-muted">
          {UPLOAD_HINT}
        </p>
        <p
          role={failure ? 'alert' : 'status'}
          className={`text-fine font-semibold empty:hidden ${failure ? 'text-bad' : 'text-good'}`}
        >
          {failure || message}
        </p>
      </div>
    </div>
  );
}

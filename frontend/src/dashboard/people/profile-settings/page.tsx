import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { AdminProfile } from '@book-store/contract/people/sessions/admin-session.schemas';
import { DISPLAY_NAME_MAX, ROLE_LABEL_MAX } from '@book-store/contract/text-limits';
import { UPLOAD_TYPES } from '@book-store/contract/uploads';
import { useId, useState } from 'react';
import { uploadPicture } from '../../../api/upload-picture.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { FileButton } from '../../../kit/fields/file-button.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { StatusMessage } from '../../../kit/page/status-message.tsx';
import { Portrait } from '../../../kit/pictures/portrait.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { UPLOAD_HINT } from '../../../lib/upload-hint.ts';
import { useEditProfileMutation } from '../../settings/parts/settings-frame/api.ts';
import { SettingsFrame } from '../../settings/parts/settings-frame/settings-frame.tsx';
import { useGetAdminProfileQuery } from '../parts/session/api.ts';

export default function ProfileSettingsPage() {
  const query = useGetAdminProfileQuery();
  return (
    <SettingsFrame head={PAGES.profileSettings}>
      <Loaded query={query} failed="Your settings could not be loaded.">
        {(profile) => (
          <div className="max-w-2xl">
            <Card title="Your profile">
              <PortraitForm picture={profile.picture} />
              <ProfileForm profile={profile} />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

const FIELDS = {
  name: { label: 'Name', required: true, maxLength: DISPLAY_NAME_MAX, autoComplete: 'name' },
  roleLabel: {
    label: 'Role',
    hint: 'Shown below your name in the dashboard.',
    required: true,
    maxLength: ROLE_LABEL_MAX,
  },
};

/** The admin's name and role, as shown in the header. */
function ProfileForm({ profile }: { profile: AdminProfile }) {
  const [editProfile] = useEditProfileMutation();
  const form = useEditForm({
    item: profile,
    keep: 'profile',
    fields: FIELDS,
    read: ({ name, roleLabel }) => ({ name, roleLabel }),
    send: (typed) => editProfile(typed).unwrap(),
    saved: 'Your profile has been saved',
  });
  return (
    <EditForm form={form} what="your profile" button="Save profile">
      <EditFields of={form} />
    </EditForm>
  );
}

/** The admin's picture; a chosen file is saved at once. */
function PortraitForm({ picture }: { picture: string | undefined }) {
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
        <StatusMessage failure={failure} done={message} className="text-fine" />
      </div>
    </div>
  );
}

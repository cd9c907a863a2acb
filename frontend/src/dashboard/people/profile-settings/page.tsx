import type { AdminProfile } from '@book-store/contract/people/sessions/admin-session.schemas';
import { DISPLAY_NAME_MAX, ROLE_LABEL_MAX } from '@book-store/contract/text-limits';
import { UPLOAD_TYPES } from '@book-store/contract/uploads';
import { useId, useState } from 'react';
import { uploadPicture } from '../../../api/upload-picture.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { dashboardKitTexts } from '../../../kit/dashboard-texts.ts';
import { FileButton } from '../../../kit/fields/file-button.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { StatusMessage } from '../../../kit/page/status-message.tsx';
import { Portrait } from '../../../kit/pictures/portrait.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useEditProfileMutation } from '../../settings/parts/settings-frame/api.ts';
import { SettingsFrame } from '../../settings/parts/settings-frame/settings-frame.tsx';
import { useGetAdminProfileQuery } from '../parts/session/api.ts';
import { peopleTexts } from '../texts.ts';

export default function ProfileSettingsPage() {
  const texts = useTexts(peopleTexts).profile;
  const query = useGetAdminProfileQuery();
  return (
    <SettingsFrame head={useDashboardHead('profileSettings')}>
      <Loaded query={query} failed={texts.failed}>
        {(profile) => (
          <div className="max-w-2xl">
            <Card title={texts.title}>
              <PortraitForm picture={profile.picture} />
              <ProfileForm profile={profile} />
            </Card>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

const fieldsIn = (texts: TextsOf<typeof peopleTexts>['profile']) => ({
  name: { label: texts.name, required: true, maxLength: DISPLAY_NAME_MAX, autoComplete: 'name' },
  roleLabel: {
    label: texts.role,
    hint: texts.roleHint,
    required: true,
    maxLength: ROLE_LABEL_MAX,
  },
});

/** The admin's name and role, as shown in the header. */
function ProfileForm({ profile }: { profile: AdminProfile }) {
  const texts = useTexts(peopleTexts).profile;
  const [editProfile] = useEditProfileMutation();
  const form = useEditForm({
    item: profile,
    keep: 'profile',
    fields: fieldsIn(texts),
    read: ({ name, roleLabel }) => ({ name, roleLabel }),
    send: (typed) => editProfile(typed).unwrap(),
    saved: texts.saved,
  });
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <EditFields of={form} />
    </EditForm>
  );
}

/** The admin's picture; a chosen file is saved at once. */
function PortraitForm({ picture }: { picture: string | undefined }) {
  const id = useId();
  const texts = useTexts(peopleTexts).profile;
  const words = useTexts(dashboardKitTexts).picture;
  const [editProfile] = useEditProfileMutation();
  const [message, setMessage] = useState('');
  const { act, busy, failure } = useAction({
    run: async (file: File | undefined) => {
      setMessage(file ? words.uploading : words.saving);
      const uploaded = file && (await uploadPicture(file));
      await editProfile({ picture: uploaded?.fileName ?? '' }).unwrap();
    },
    done: (_result, file) => setMessage(file ? texts.pictureSaved : texts.pictureRemoved),
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
            {words.choose}
          </FileButton>
          {picture && (
            <Button variant="link" disabled={busy} onClick={() => void act(undefined)}>
              {words.remove}
            </Button>
          )}
        </div>
        <p id={id} className="text-fine text-muted">
          {words.formats}
        </p>
        <StatusMessage failure={failure} done={message} className="text-fine" />
      </div>
    </div>
  );
}

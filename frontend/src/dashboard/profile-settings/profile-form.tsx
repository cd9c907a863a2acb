import type { AdminProfile } from '@book-store/contract/schemas/admin-session';
import { DISPLAY_NAME_MAX, ROLE_LABEL_MAX } from '@book-store/contract/text-limits';
import { EditFields, EditForm } from '../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../kit/forms/use-edit-form.ts';
import { useEditProfileMutation } from '../settings-frame/api.ts';

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
export function ProfileForm({ profile }: { profile: AdminProfile }) {
  const [editProfile] = useEditProfileMutation();
  const form = useEditForm({
    item: profile,
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

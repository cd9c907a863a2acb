import type { AdminProfile } from '@book-store/contract/schemas/admin-session';
import { DISPLAY_NAME_MAX, ROLE_LABEL_MAX } from '@book-store/contract/text-limits';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { Field } from '../../kit/forms/field.tsx';
import { assertConstraints } from '../../kit/forms/form-constraints.ts';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { SavedAt } from '../../kit/forms/saved-at.tsx';
import { useSavedForm } from '../../kit/forms/use-saved-form.ts';
import { useEditProfileMutation } from '../settings-frame/api.ts';

/** The admin's name and role, as shown in the header. */
export function ProfileForm({ profile }: { profile: AdminProfile }) {
  const [editProfile] = useEditProfileMutation();
  const { form, submitting, problem, savedAt } = useSavedForm(async (data, element) => {
    assertConstraints(element, 'Please fill in both fields.');
    const name = String(data.get('name')).trim();
    const roleLabel = String(data.get('roleLabel')).trim();
    await editProfile({ name, roleLabel }).unwrap();
    void successToast('Your profile has been saved');
  });
  return (
    <form {...form} className="grid gap-5">
      <Field
        label="Name"
        name="name"
        defaultValue={profile.name}
        autoComplete="name"
        maxLength={DISPLAY_NAME_MAX}
        required
        error={problem?.fields.name}
      />
      <Field
        label="Role"
        name="roleLabel"
        defaultValue={profile.roleLabel}
        hint="Shown below your name in the dashboard."
        maxLength={ROLE_LABEL_MAX}
        required
        error={problem?.fields.roleLabel}
      />
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Saving…' : 'Save profile'}
      </Button>
      <SavedAt at={savedAt} />
    </form>
  );
}

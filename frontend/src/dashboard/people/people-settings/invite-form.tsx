import { ADMIN_ROLES, type AdminRole } from '@book-store/contract/admin-roles';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { useKeptForm } from '../../../kit/forms/kept-draft.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useInviteMutation } from '../parts/team/api.ts';
import { teamTexts } from '../team-texts.ts';
import type { ShownLink } from './new-link.tsx';

type InviteFormProps = { sendsMails: boolean; onLink: (link: ShownLink) => void };

/** Invites somebody by mail, or makes a link to pass on. */
export function InviteForm({ sendsMails, onLink }: InviteFormProps) {
  const { invite: texts, link: linkTexts, roles } = useTexts(teamTexts);
  const [invite] = useInviteMutation();
  const form = useForm({
    start: { role: 'staff', email: '' },
    run: ({ role, email }) =>
      invite({
        role: role as AdminRole,
        ...(sendsMails && email.trim() && { email: email.trim() }),
      }).unwrap(),
    done: ({ link }, sent) => {
      form.empty(sent);
      if (!link) return texts.mailed(sent.email.trim());
      onLink({ path: link, about: linkTexts.invitation });
    },
  });
  useKeptForm('invitation', form);
  return (
    <Form form={form} className="grid gap-4">
      <SelectField label={texts.role} {...form.field('role')}>
        {ADMIN_ROLES.map((role) => (
          <option key={role} value={role}>
            {roles[role]}
          </option>
        ))}
      </SelectField>
      {sendsMails ? (
        <Field
          label={texts.email}
          hint={texts.emailHint}
          {...form.field('email')}
          type="email"
          autoComplete="off"
          optional
        />
      ) : (
        <p className="text-fine text-muted">{texts.noMails}</p>
      )}
      <FormEnd form={form} busy={texts.sending} className="justify-self-start">
        {texts.send}
      </FormEnd>
    </Form>
  );
}

import type { LinkView } from '@book-store/contract/people/team/team.schemas';
import { USERNAME_MAX } from '@book-store/contract/text-limits';
import { useAdminTokenStored } from '../../../api/use-admin-token.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAcceptInvitationMutation } from '../parts/team/api.ts';
import { teamTexts } from '../team-texts.ts';
import { NewPasswordField } from './new-password-field.tsx';

export type LinkFormProps = { code: string; link: LinkView; onDone: (said: string) => void };

/** Whoever is invited chooses a username and a password. */
export function AcceptForm({ code, link, onDone }: LinkFormProps) {
  const texts = useTexts(teamTexts).open;
  const [accept] = useAcceptInvitationMutation();
  const signedIn = useAdminTokenStored();
  const form = useForm({
    start: { username: '', password: '' },
    run: ({ username, password }) => accept({ code, username: username.trim(), password }).unwrap(),
    done: () => onDone(texts.accepted),
    guard: false,
  });
  return (
    <FormCard title={texts.invitationTitle}>
      <p className="prose">{texts.invitation[link.role ?? 'staff']}</p>
      {signedIn && <p className="prose">{texts.signedIn}</p>}
      <Form form={form}>
        <Field
          label={texts.username}
          {...form.field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={USERNAME_MAX}
          required
        />
        <NewPasswordField {...form.field('password')} />
        <FormEnd form={form} busy={texts.saving} className="w-full">
          {texts.accept}
        </FormEnd>
      </Form>
    </FormCard>
  );
}

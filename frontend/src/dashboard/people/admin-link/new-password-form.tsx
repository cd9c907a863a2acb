import { UsernameHint } from '../../../kit/fields/username-hint.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useSetPasswordMutation } from '../parts/team/api.ts';
import { teamTexts } from '../team-texts.ts';
import type { LinkFormProps } from './accept-form.tsx';
import { NewPasswordField } from './new-password-field.tsx';

export function NewPasswordForm({ code, link, onDone }: LinkFormProps) {
  const texts = useTexts(teamTexts).open;
  const [setPassword] = useSetPasswordMutation();
  const form = useForm({
    start: { password: '' },
    run: ({ password }) => setPassword({ code, password }).unwrap(),
    done: () => onDone(texts.passwordSaved),
    guard: false,
  });
  const username = link.username ?? '';
  return (
    <FormCard title={texts.passwordTitle}>
      <p className="prose">{texts.password(username)}</p>
      <Form form={form}>
        <UsernameHint username={username} />
        <NewPasswordField {...form.field('password')} />
        <FormEnd form={form} busy={texts.saving} className="w-full">
          {texts.save}
        </FormEnd>
      </Form>
    </FormCard>
  );
}

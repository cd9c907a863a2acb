import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useChangeOwnEmailMutation } from '../parts/team/api.ts';
import { teamTexts } from '../team-texts.ts';

/** Where links for a new password go. With a mail server, the new address is confirmed first. */
export function OwnEmailForm({ email }: { email: string }) {
  const texts = useTexts(teamTexts).ownEmail;
  const [change] = useChangeOwnEmailMutation();
  const form = useForm({
    start: { email },
    run: (typed) => change({ email: typed.email.trim() }).unwrap(),
    done: ({ mailed }, sent) => (mailed ? texts.mailed(sent.email.trim()) : texts.saved),
    guard: false,
  });
  return (
    <Form form={form} className="grid gap-4">
      <p>{texts.intro}</p>
      <Field
        label={texts.label}
        hint={texts.hint}
        {...form.field('email')}
        type="email"
        autoComplete="email"
      />
      <FormEnd form={form} busy={texts.saving} className="justify-self-start">
        {texts.save}
      </FormEnd>
    </Form>
  );
}

import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { invalid } from '../../../kit/forms/form-constraints.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { kitTexts } from '../../../kit/texts.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { accountTexts } from '../account-texts.ts';
import { useAuth, useCustomer } from '../parts/session/auth-context.ts';
import { toFormError } from '../parts/sign-in/to-form-error.ts';
import { IdentityFields, PasswordFirst } from './identity-fields.tsx';
import { useIdentity } from './use-identity.ts';

/**
 * Requests a link that changes the account's address. The shop does not reveal whether the new address has an account
 * already, so neither does the form.
 */
export function ChangeEmailForm() {
  const texts = useTexts(accountTexts);
  const { moment, cancel } = useTexts(kitTexts);
  const { change } = texts;
  const { email: present } = useCustomer();
  const { sendEmailChange } = useAuth();
  const identity = useIdentity();
  const [sent, setSent] = useState<{ to: string; way: 'mailed' | 'kept' }>();

  const form = useForm({
    start: { newEmail: '', password: '' },
    before: () => setSent(undefined),
    run: async ({ newEmail, password }) => {
      const to = newEmail.trim();
      if (to.toLowerCase() === present?.toLowerCase())
        throw invalid([{ path: 'newEmail', message: change.same }]);
      try {
        if (!(await identity.confirm(password))) return undefined;
        return { to, way: (await sendEmailChange(to)) ? 'mailed' : 'kept' } as const;
      } catch (error) {
        throw toFormError(error, { current: 'password', email: 'newEmail' });
      }
    },
    done: (mail, typed) => {
      if (!mail) return;
      form.empty(typed);
      setSent(mail);
    },
  });

  if (identity.way === 'none') return <PasswordFirst />;
  return (
    <Form form={form}>
      <p className="prose">{identity.way === 'google' ? change.introGoogle : change.intro}</p>
      <Field
        label={change.newEmail}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('newEmail')}
      />
      <IdentityFields way={identity.way} password={form.field('password')} />
      <FormProblem problem={form.problem} />
      <div role="status" className="grid gap-2 break-words empty:hidden">
        {sent && <p className="font-semibold">{change[sent.way].done(sent.to)}</p>}
        {sent && <p className="text-fine text-muted">{change[sent.way].next}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <FormButton form={form} busy={moment}>
          {change.send}
        </FormButton>
        {identity.cancel && (
          <Button variant="secondary" onClick={identity.cancel}>
            {cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}

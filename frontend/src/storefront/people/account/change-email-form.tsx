import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { kitTexts } from '../../../kit/texts.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth, useCustomer } from '../parts/session/auth-context.ts';
import { toFormError } from '../parts/sign-in/to-form-error.ts';
import { IdentityFields, PasswordFirst } from './identity-fields.tsx';
import { accountTexts } from './texts.ts';
import { useIdentity } from './use-identity.ts';

/**
 * Asks for a link that gives the account another address. The shop does not tell whether that address has an account
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

  const { onSubmit, submitting, problem, field } = useFormSubmit(
    async (data, form) => {
      const to = String(data.get('newEmail')).trim();
      if (to.toLowerCase() === present?.toLowerCase()) throw same(change.same);
      try {
        if (!(await identity.confirm(data))) return;
        const way = (await sendEmailChange(to)) ? 'mailed' : 'kept';
        form.reset();
        setSent({ to, way });
      } catch (error) {
        throw toFormError(error, { current: 'password', email: 'newEmail' });
      }
    },
    () => setSent(undefined),
  );

  if (identity.way === 'none') return <PasswordFirst />;
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <p className="prose">{identity.way === 'google' ? change.introGoogle : change.intro}</p>
      <Field
        label={change.newEmail}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('newEmail')}
      />
      <IdentityFields way={identity.way} error={problem?.fields.password} />
      <FormProblem problem={problem} />
      <div role="status" className="grid gap-2 break-words empty:hidden">
        {sent && <p className="font-semibold">{change[sent.way].done(sent.to)}</p>}
        {sent && <p className="text-fine text-muted">{change[sent.way].next}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={submitting}>
          {submitting ? moment : change.send}
        </Button>
        {identity.cancel && (
          <Button variant="secondary" onClick={identity.cancel}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

const same = (message: string) => ({
  status: 400,
  data: { code: 'bad-request', detail: message, fields: [{ path: 'newEmail', message }] },
});

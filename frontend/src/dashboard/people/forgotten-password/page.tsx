import { Link } from 'react-router-dom';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAskForPasswordMutation } from '../parts/team/api.ts';
import { OutsidePage } from '../parts/team/outside-page.tsx';
import { teamTexts } from '../team-texts.ts';

/** Asks for the link to a new password; says the same for every address. */
export default function ForgottenPasswordPage() {
  const texts = useTexts(teamTexts).forgotten;
  const head = useDashboardHead('forgottenPassword');
  const [ask, { isSuccess }] = useAskForPasswordMutation();
  const form = useForm({
    start: { email: '' },
    run: ({ email }) => ask({ email: email.trim() }).unwrap(),
    done: () => undefined,
    guard: false,
  });
  return (
    <OutsidePage head={head}>
      <FormCard title={head.title ?? ''}>
        <p role="status" className="prose">
          {isSuccess ? texts.sent : texts.intro}
        </p>
        {!isSuccess && (
          <Form form={form}>
            <Field
              label={texts.email}
              {...form.field('email')}
              type="email"
              autoComplete="email"
              required
            />
            <FormEnd form={form} busy={texts.sending} className="w-full">
              {texts.send}
            </FormEnd>
          </Form>
        )}
        <p className="text-fine text-muted">{texts.otherwise}</p>
        <Link to={dashboardPaths.adminLogin.to()} className="link py-2">
          {texts.back}
        </Link>
      </FormCard>
    </OutsidePage>
  );
}

import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { CodeField } from '../parts/second-factor/code-field.tsx';
import type { SignInStep, useAdminSignIn } from '../parts/session/use-admin-sign-in.ts';
import { secondFactorTexts } from '../second-factor-texts.ts';

type CodeStepProps = Pick<ReturnType<typeof useAdminSignIn>, 'form' | 'goTo'> & {
  step: SignInStep;
  invalid: boolean;
};

/** After the password: a code of the app, or a recovery code. */
export function CodeStep({ form, step, goTo, invalid }: CodeStepProps) {
  const texts = useTexts(secondFactorTexts).signIn;
  const recovery = step === 'recovery';
  return (
    <>
      <CodeField
        key={step}
        recovery={recovery}
        label={recovery ? texts.recoveryCode : texts.code}
        hint={recovery ? texts.recoveryIntro : texts.intro}
        {...form.field('code')}
        error={undefined}
        {...(invalid && { 'aria-invalid': true })}
        autoFocus
      />
      <Checkbox {...form.checkbox('rememberDevice')}>{texts.remember}</Checkbox>
      {recovery && <p className="text-fine text-muted">{texts.lost}</p>}
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="link" onClick={() => goTo(recovery ? 'code' : 'recovery')}>
          {recovery ? texts.useApp : texts.useRecovery}
        </Button>
        <Button variant="link" onClick={() => goTo('password')}>
          {texts.back}
        </Button>
      </div>
    </>
  );
}

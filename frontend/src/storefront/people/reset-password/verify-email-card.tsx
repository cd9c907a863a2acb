import { ButtonLink } from '../../../kit/button.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { ApplyCodeCard } from './apply-code-card.tsx';

/** Verifies the address that a link was sent to. */
export function VerifyEmailCard({ code }: { code: string }) {
  const words = useTexts(signInTexts).resetPassword;
  return (
    <ApplyCodeCard
      title={words.verifyTitle}
      code={code}
      ask={words.verifyAsk}
      button={words.verifyButton}
      ofOthers={
        <div>
          <p>{words.verifyOther}</p>
          <ButtonLink to={paths.forgotPassword.to()} variant="link">
            {words.title}
          </ButtonLink>
        </div>
      }
    >
      {() => (
        <>
          <p>{words.verified}</p>
          <ButtonLink to={paths.orders.to()}>{words.yourOrders}</ButtonLink>
        </>
      )}
    </ApplyCodeCard>
  );
}

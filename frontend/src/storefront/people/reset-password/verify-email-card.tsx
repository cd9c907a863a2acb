import { ButtonLink } from '../../../kit/button.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useAuth } from '../parts/session/auth-context.ts';
import { ApplyCodeCard } from './apply-code-card.tsx';
import { resetTexts } from './texts.ts';

/** Verifies the address that a link was sent to. */
export function VerifyEmailCard({ code }: { code: string }) {
  const words = useTexts(resetTexts);
  const { verifyEmail } = useAuth();
  return (
    <ApplyCodeCard title={words.verifyTitle} code={code} apply={verifyEmail}>
      {() => (
        <>
          <p>{words.verified}</p>
          <ButtonLink to={paths.orders.to()}>{words.yourOrders}</ButtonLink>
        </>
      )}
    </ApplyCodeCard>
  );
}

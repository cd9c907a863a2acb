import { ButtonLink } from '../../../kit/button.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { signInTexts } from '../sign-in-texts.ts';
import { ApplyCodeCard } from './apply-code-card.tsx';

/** Gives an account the new address that a link was sent to. All its sessions end, so the way on is to sign in. */
export function ChangeEmailCard({ code }: { code: string }) {
  const words = useTexts(signInTexts).resetPassword;
  return (
    <ApplyCodeCard
      title={words.changeTitle}
      code={code}
      ask={words.changeAsk}
      button={words.changeButton}
      ofOthers={<p>{words.changeOther}</p>}
      usedBefore={words.changedBefore}
    >
      {(email) => (
        <>
          <p className="break-words">
            {words.changedTo}
            <strong>{email}</strong>
          </p>
          <p>{words.signInWithIt}</p>
          <ButtonLink to={paths.account.to()}>{words.signInNow}</ButtonLink>
        </>
      )}
    </ApplyCodeCard>
  );
}

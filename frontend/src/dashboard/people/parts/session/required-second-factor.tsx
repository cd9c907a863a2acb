import type { SecondFactorOffer } from '@book-store/contract/people/second-factor/second-factor.schemas';
import { useRef, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { StatusMessage } from '../../../../kit/page/status-message.tsx';
import { useAction } from '../../../../kit/use-action.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { secondFactorTexts } from '../../second-factor-texts.ts';
import { useOfferSecondFactorMutation } from '../second-factor/api.ts';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { SetUp } from '../second-factor/set-up.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { useAsked } from './use-asked.ts';

/** Leads an admin to the second factor that the shop requires; what waits for it goes on afterwards. */
export function RequiredSecondFactor() {
  const answer = useAsked('second-factor');
  return answer && <SetUpDialog onEnd={answer} />;
}

function SetUpDialog({ onEnd }: { onEnd: (isThere: boolean) => void }) {
  const { missing, setUp } = useTexts(secondFactorTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const [offer, setOffer] = useState<SecondFactorOffer>();
  const [codes, setCodes] = useState<string[]>();
  const [makeOffer] = useOfferSecondFactorMutation();
  const { act, busy, failure } = useAction({
    run: () => makeOffer().unwrap(),
    done: setOffer,
    inPlace: true,
  });
  const close = () => dialog.current?.close();
  return (
    <SessionDialog
      ref={dialog}
      title={missing.title}
      text={missing.text}
      onClose={() => onEnd(codes !== undefined)}
    >
      <div data-focus-area className="stack gap-4">
        {codes && <RecoveryCodes codes={codes} onDone={close} />}
        {!codes && offer && (
          <SetUp offer={offer} onStarted={setCodes} onCancel={close} cancel={missing.later} />
        )}
        {!codes && !offer && (
          <>
            <StatusMessage failure={failure} done="" />
            <div className="flex flex-wrap gap-3">
              <Button disabled={busy} onClick={() => void act()}>
                {setUp}
              </Button>
              <Button variant="link" onClick={close}>
                {missing.later}
              </Button>
            </div>
          </>
        )}
      </div>
    </SessionDialog>
  );
}

import type {
  SecondFactorOffer,
  SecondFactorView,
} from '@book-store/contract/people/second-factor/second-factor.schemas';
import { dateFormat } from '@book-store/contract/place';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { confirmDestructive, confirmStep } from '../../../kit/dialogs/dialogs.ts';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import {
  useDrawRecoveryCodesMutation,
  useGetSecondFactorQuery,
  useOfferSecondFactorMutation,
  useTurnOffSecondFactorMutation,
} from '../parts/second-factor/api.ts';
import { RecoveryCodes } from '../parts/second-factor/recovery-codes.tsx';
import { SetUp } from '../parts/second-factor/set-up.tsx';
import { useNewSession } from '../parts/second-factor/use-new-session.ts';
import { secondFactorTexts } from '../second-factor-texts.ts';
import { RememberedDevices } from './remembered-devices.tsx';

/** What is shown instead of the state: the secret to set up, or codes that are shown once. */
type Shown = { offer: SecondFactorOffer } | { codes: string[] } | null;

/** The admin's own second factor: setting up, recovery codes, turning off, remembered devices. */
export function SecondFactor() {
  const texts = useTexts(secondFactorTexts);
  const query = useGetSecondFactorQuery();
  const [shown, show] = useState<Shown>(null);
  return (
    <div data-focus-area className="stack gap-4">
      {shown && 'codes' in shown && <RecoveryCodes codes={shown.codes} onDone={() => show(null)} />}
      {shown && 'offer' in shown && (
        <SetUp
          offer={shown.offer}
          onStarted={(codes) => show({ codes })}
          onCancel={() => show(null)}
          cancel={texts.cancel}
        />
      )}
      {!shown && (
        <Loaded query={query} failed={texts.failed}>
          {(view) => <State view={view} show={show} />}
        </Loaded>
      )}
    </div>
  );
}

function State({ view, show }: { view: SecondFactorView; show: (shown: Shown) => void }) {
  const texts = useTexts(secondFactorTexts);
  const day = dateFormat(useLanguage(), { day: 'numeric', month: 'long', year: 'numeric' });
  const goOnIn = useNewSession();
  const [makeOffer] = useOfferSecondFactorMutation();
  const [turnOff] = useTurnOffSecondFactorMutation();
  const [drawCodes] = useDrawRecoveryCodesMutation();
  const begin = useAction({
    run: () => makeOffer().unwrap(),
    done: (offer) => show({ offer }),
  });
  const draw = useAction({
    confirm: () => confirmStep(texts.drawTitle, texts.drawText, texts.draw, texts.cancel),
    run: () => drawCodes().unwrap(),
    done: ({ recoveryCodes }) => show({ codes: recoveryCodes }),
  });
  const end = useAction({
    confirm: () => confirmDestructive(texts.turnOffTitle, texts.turnOffText, texts.turnOff),
    run: () => turnOff().unwrap(),
    done: (session) => {
      goOnIn(session);
      return texts.turnedOff;
    },
  });
  const busy = begin.busy || draw.busy || end.busy;
  if (!view.since) {
    return (
      <>
        <p>{texts.off}</p>
        <Button
          variant="secondary"
          disabled={busy}
          onClick={() => void begin.act()}
          className="justify-self-start"
        >
          {texts.setUp}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>
        {texts.on(day.format(new Date(view.since)))} {texts.left(view.recoveryCodes)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={busy} onClick={() => void draw.act()}>
          {texts.draw}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => void begin.act()}>
          {texts.another}
        </Button>
        {!view.required && (
          <Button variant="secondary" disabled={busy} onClick={() => void end.act()}>
            {texts.turnOff}
          </Button>
        )}
      </div>
      {view.required && <p className="text-fine text-muted">{texts.required}</p>}
      <RememberedDevices devices={view.devices} />
    </>
  );
}

import type { SecondFactorOffer } from '@book-store/contract/people/second-factor/second-factor.schemas';
import { Button } from '../../../../kit/button.tsx';
import { Form, FormEnd } from '../../../../kit/forms/form.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { QrCode } from '../../../../kit/qr-code.tsx';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { secondFactorTexts } from '../../second-factor-texts.ts';
import { useStartSecondFactorMutation } from './api.ts';
import { CodeField } from './code-field.tsx';
import { useNewSession } from './use-new-session.ts';

type SetUpProps = {
  offer: SecondFactorOffer;
  /** Gets the recovery codes. */
  onStarted: (codes: string[]) => void;
  onCancel: () => void;
  cancel: string;
};

/** In groups of four, as they are read. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret as a QR code and as text, and a code of the app that proves that it has it. */
export function SetUp({ offer, onStarted, onCancel, cancel }: SetUpProps) {
  const texts = useTexts(secondFactorTexts).steps;
  const [start] = useStartSecondFactorMutation();
  const goOnIn = useNewSession();
  const form = useForm({
    start: { code: '' },
    run: ({ code }) => start({ code }).unwrap(),
    done: ({ session, recoveryCodes }) => {
      onStarted(recoveryCodes);
      goOnIn(session);
    },
    guard: false,
  });
  return (
    <Form form={form} className="grid gap-4">
      <p>{texts.scan}</p>
      <QrCode text={offer.uri} label={texts.qrCode} />
      <div>
        <p>{texts.type}</p>
        <p className="font-semibold break-words select-all">{grouped(offer.secret)}</p>
      </div>
      <CodeField label={texts.code} hint={texts.note} {...form.field('code')} />
      <FormEnd
        form={form}
        busy={texts.confirming}
        beside={
          <Button variant="link" onClick={onCancel}>
            {cancel}
          </Button>
        }
      >
        {texts.confirm}
      </FormEnd>
    </Form>
  );
}

import { encodeMoney } from '@book-store/contract/money';
import { saveBlob } from '../../api/download-file.ts';
import { Button } from '../../kit/button.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useExportAccountMutation } from './api.ts';

/** Saves all that the shop keeps about the account as one file. */
export function ExportAccount() {
  const [exportAccount] = useExportAccountMutation();
  const { act, busy, failure } = useAction({
    run: () => exportAccount().unwrap(),
    done: (data) => {
      const text = JSON.stringify(encodeMoney(data), null, 2);
      saveBlob(new Blob([text], { type: 'application/json' }), 'my-data.json');
    },
    inPlace: true,
  });
  return (
    <div className="grid gap-5">
      <p className="prose">
        One file with all that the shop keeps about you: your saved details, cart and wish list,
        your orders, and the mails that we have sent to you about them. If your email address is
        verified, it also contains your newsletter subscription and all other mails to that address.
      </p>
      <Button
        variant="secondary"
        aria-disabled={busy}
        onClick={() => void act()}
        className="justify-self-start"
      >
        {busy ? 'Preparing…' : 'Download your data'}
      </Button>
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {failure}
      </p>
    </div>
  );
}

import { encodeMoney } from '@book-store/contract/money';
import { saveBlob } from '../../api/download-file.ts';
import { Button } from '../../kit/button.tsx';
import { Wrong } from '../../kit/forms/form-problem.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useTexts } from '../../lib/storefront-texts.ts';
import { useExportAccountMutation } from './api.ts';
import { accountTexts } from './texts.ts';

/** Saves all that the shop keeps about the account as one file. */
export function ExportAccount() {
  const texts = useTexts(accountTexts);
  const [exportAccount] = useExportAccountMutation();
  const { act, busy, failure } = useAction({
    run: () => exportAccount().unwrap(),
    done: (data) => {
      const text = JSON.stringify(encodeMoney(data), null, 2);
      saveBlob(new Blob([text], { type: 'application/json' }), texts.fileName);
    },
    inPlace: true,
  });
  return (
    <div className="grid gap-5">
      <p className="prose">{texts.about}</p>
      <Button
        variant="secondary"
        aria-disabled={busy}
        onClick={() => void act()}
        className="justify-self-start"
      >
        {busy ? texts.preparing : texts.download}
      </Button>
      <Wrong>{failure}</Wrong>
    </div>
  );
}

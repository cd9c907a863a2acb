import { encodeMoney } from '@book-store/contract/money';
import { useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { saveBlob } from '../../api/download-file.ts';
import { Button } from '../../kit/button.tsx';
import { useExportAccountMutation } from './api.ts';

/** Saves all that the shop keeps about the account as one file. */
export function ExportAccount() {
  const [exportAccount, { isLoading }] = useExportAccountMutation();
  const [failure, setFailure] = useState('');
  async function save() {
    if (isLoading) return;
    setFailure('');
    try {
      const data = encodeMoney(await exportAccount().unwrap());
      const text = JSON.stringify(data, null, 2);
      saveBlob(new Blob([text], { type: 'application/json' }), 'my-data.json');
    } catch (error) {
      setFailure(toApiProblem(error).message);
    }
  }
  return (
    <div className="grid gap-5">
      <p className="prose">
        One file with all that the shop keeps about you: your saved details, cart and wish list,
        your orders, and the mails that we have sent to you about them. If your email address is
        verified, it also contains your newsletter subscription and all other mails to that address.
      </p>
      <Button
        variant="secondary"
        aria-disabled={isLoading}
        onClick={() => void save()}
        className="justify-self-start"
      >
        {isLoading ? 'Preparing…' : 'Download your data'}
      </Button>
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {failure}
      </p>
    </div>
  );
}

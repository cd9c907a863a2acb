import { useState } from 'react';
import { Button } from '../../kit/button.tsx';

/** Copies the link to the clipboard, or shows it if the browser does not allow that. */
export function CopyLink({ link, to }: { link: string; to: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setState('copied');
    } catch {
      setState('shown');
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        Copy link<span className="sr-only"> for {to}</span>
      </Button>
      <p role="status" className="text-fine break-all empty:hidden">
        {state === 'copied' && 'Copied.'}
        {state === 'shown' && link}
      </p>
    </>
  );
}

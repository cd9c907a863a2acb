import { useEffect, useState } from 'react';
import { keepsTexts } from '../../lib/storage/kept-text.ts';

/** Says what will be lost where the browser keeps nothing for the shop; nothing elsewhere. */
export function NotKept({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(!keepsTexts()), []);
  return (
    <p role="status" className="text-fine text-muted empty:hidden">
      {isShown && text}
    </p>
  );
}

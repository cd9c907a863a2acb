import { useEffect, useState } from 'react';
import { keepsTexts } from '../../lib/storage/kept-text.ts';

/** Warns where the browser blocks storage; renders nothing elsewhere. */
export function NotKept({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(!keepsTexts()), []);
  return (
    <p role="status" className="text-fine text-muted empty:hidden">
      {isShown && text}
    </p>
  );
}

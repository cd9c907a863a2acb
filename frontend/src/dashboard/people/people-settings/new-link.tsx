import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { teamTexts } from '../team-texts.ts';

/** A path of the shop, and what it is for. */
export type ShownLink = { path: string; about: string };

/** Shown only once: the shop does not store the link's code. */
export function NewLink({ link, onDone }: { link: ShownLink; onDone: () => void }) {
  const texts = useTexts(teamTexts).link;
  const url = new URL(link.path, window.location.origin).href;
  const { act } = useAction({
    run: () => navigator.clipboard.writeText(url),
    done: () => texts.copied,
    failed: () => texts.copyFailed,
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (url) box.current?.scrollIntoView({ block: 'nearest' });
  }, [url]);
  return (
    <div ref={box} role="status" className="grid gap-3 rounded-card border border-good p-4">
      <p>{link.about}</p>
      <p className="font-semibold break-all select-all">{url}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void act()}>
          {texts.copy}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}

import { useEffect, useId, useRef } from 'react';
import { saveBlob } from '../../../../api/download-file.ts';
import { Button } from '../../../../kit/button.tsx';
import { useAction } from '../../../../kit/use-action.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { secondFactorTexts } from '../../second-factor-texts.ts';

/** Shown only once: the shop stores no more than their digests. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const texts = useTexts(secondFactorTexts).codes;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const list = codes.join('\n');
  const { act } = useAction({
    run: () => navigator.clipboard.writeText(list),
    done: () => texts.copied,
    failed: () => texts.copyFailed,
  });
  const save = () => {
    const text = `${texts.title}, ${window.location.host}\n\n${list}\n`;
    saveBlob(new Blob([text], { type: 'text/plain' }), texts.fileName);
  };
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card border border-good p-4">
      <h3 ref={title} id={id} tabIndex={-1} className="font-sans text-body font-semibold">
        {texts.title}
      </h3>
      <p>{texts.intro}</p>
      <ul className="grid gap-x-6 gap-y-1 font-semibold select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={save}>
          {texts.save}
        </Button>
        <Button variant="secondary" onClick={() => void act()}>
          {texts.copy}
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </section>
  );
}

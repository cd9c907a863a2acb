import { Button } from '../../../kit/button.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { importTexts } from '../import-texts.ts';

export function EncodingQuestion({ sample, onLatin1 }: { sample: string; onLatin1: () => void }) {
  const texts = useTexts(importTexts).encoding;
  return (
    <section aria-label={texts.title} className="grid gap-3 card p-4">
      <p>{texts.text}</p>
      <p className="break-words rounded-field bg-wash px-3 py-2 font-semibold">{sample}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onLatin1}>{texts.isLatin1}</Button>
        <p className="text-fine text-muted">{texts.otherwise}</p>
      </div>
    </section>
  );
}

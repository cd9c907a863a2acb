import { Button } from '../../../kit/button.tsx';

export function EncodingQuestion({ sample, onLatin1 }: { sample: string; onLatin1: () => void }) {
  return (
    <section aria-label="How is the file written?" className="grid gap-3 card p-4">
      <p>
        This file is not in UTF-8. It is probably in Latin-1, as older programs write it. Does this
        look right?
      </p>
      <p className="break-words rounded-field bg-wash px-3 py-2 font-semibold">{sample}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onLatin1}>Yes, read it as Latin-1</Button>
        <p className="text-fine text-muted">
          Otherwise save it as “CSV UTF-8” in your spreadsheet, and choose that file.
        </p>
      </div>
    </section>
  );
}

/** A description as paragraphs: an empty line begins the next one, a single line break stays one. */
export function BookDescription({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div className="prose grid gap-4">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other keys, and its order never changes
        <p key={index} className="break-words whitespace-pre-line">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}

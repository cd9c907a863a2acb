/** A decorative drawing, one of the files in this folder, in the text colour and hidden from screen readers. */
export function Picture({ drawing }: { drawing: string }) {
  return (
    <div
      aria-hidden="true"
      className="w-52 max-w-full [&>svg]:h-auto [&>svg]:w-full"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are the shop's own files
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

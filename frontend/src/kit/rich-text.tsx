/** The owner's text: Markdown that the server has rendered to safe HTML. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      className={`rich-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server's Markdown renderer, which lets no HTML of a text through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

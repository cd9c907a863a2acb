import { MARKDOWN_MAX } from '@book-store/contract/text-limits';
import { type ChangeEventHandler, useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { usePreviewMarkdownMutation } from '../../api/calls/markdown-api.ts';
import { Button } from '../button.tsx';
import { ErrorMessage } from '../forms/form-problem.tsx';
import { RichText } from '../rich-text.tsx';
import { TextAreaField } from './field.tsx';

type MarkdownFieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
  error?: string | undefined;
};

/** A long text in Markdown, with a preview by the server. */
export function MarkdownField({ label, name, value: text, onChange, error }: MarkdownFieldProps) {
  const [preview, { data, error: failed, isLoading, reset }] = usePreviewMarkdownMutation();
  const [previewed, setPreviewed] = useState('');
  const isOpen = Boolean(data ?? failed ?? isLoading);

  function show() {
    setPreviewed(text);
    void preview(text);
  }

  return (
    <div className="stack gap-3">
      <TextAreaField
        label={label}
        name={name}
        rows={16}
        value={text}
        onChange={onChange}
        maxLength={MARKDOWN_MAX}
        error={error}
        hint={
          <>
            Markdown: <code># Heading</code>, <code>**bold**</code>, <code>- a list</code>,{' '}
            <code>[link](https://…)</code>. An empty line begins a paragraph.
          </>
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={show} disabled={isLoading}>
          {isOpen ? 'Refresh preview' : 'Preview'}
        </Button>
        {isOpen && (
          <Button variant="link" onClick={reset}>
            Close preview
          </Button>
        )}
      </div>
      {isOpen && (
        <section
          aria-label={`Preview: ${label}`}
          className="stack gap-3 rounded-card border border-line bg-paper p-5"
        >
          <p role="status" className="text-fine text-muted">
            {isLoading && 'Loading the preview…'}
            {data && text !== previewed && 'The text has changed since this preview.'}
            {data && text === previewed && (data.html ? 'As the page will show it:' : 'No text.')}
          </p>
          {failed && <ErrorMessage>{toApiProblem(failed).message}</ErrorMessage>}
          {data && <RichText html={data.html} className="prose" />}
        </section>
      )}
    </div>
  );
}

import { MARKDOWN_MAX } from '@book-store/contract/text-limits';
import { type ChangeEventHandler, useState } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { usePreviewMarkdownMutation } from '../../api/calls/markdown-api.ts';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { Button } from '../button.tsx';
import { dashboardKitTexts } from '../dashboard-texts.ts';
import { ErrorMessage } from '../forms/form-problem.tsx';
import { inSentence } from '../in-sentence.tsx';
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
  const texts = useTexts(dashboardKitTexts).markdown;
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
        hint={inSentence(
          texts.hint,
          <code key="heading">{texts.heading}</code>,
          <code key="bold">{texts.bold}</code>,
          <code key="list">{texts.list}</code>,
          <code key="link">{texts.link}</code>,
        )}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={show} disabled={isLoading}>
          {isOpen ? texts.refresh : texts.preview}
        </Button>
        {isOpen && (
          <Button variant="link" onClick={reset}>
            {texts.close}
          </Button>
        )}
      </div>
      {isOpen && (
        <section
          aria-label={texts.previewOf(label)}
          className="stack gap-3 rounded-card border border-line bg-paper p-5"
        >
          <p role="status" className="text-fine text-muted">
            {isLoading && texts.loading}
            {data && text !== previewed && texts.changed}
            {data && text === previewed && (data.html ? texts.shown : texts.empty)}
          </p>
          {failed && <ErrorMessage>{toApiProblem(failed).message}</ErrorMessage>}
          {data && <RichText html={data.html} className="prose" />}
        </section>
      )}
    </div>
  );
}

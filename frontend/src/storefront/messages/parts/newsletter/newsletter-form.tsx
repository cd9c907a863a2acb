import { EMAIL_MAX } from '@book-store/contract/text-limits';
import { type FormEvent, useId } from 'react';
import { Link } from 'react-router-dom';
import { toApiProblem } from '../../../../api/api-problem.ts';
import { Button } from '../../../../kit/button.tsx';
import { paths } from '../../../../lib/addresses/paths.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { messagesTexts } from '../../texts.ts';
import { useSubscribeMutation } from './api.ts';

/** The subscription form in the footer. Submitting is the consent, which the server stores with its time. */
export function NewsletterForm() {
  const texts = useTexts();
  const words = useTexts(messagesTexts).subscribe;
  const id = useId();
  const [subscribe, { data, isLoading, isSuccess, error }] = useSubscribeMutation();
  const problem = error && toApiProblem(error);
  const message = problem && (problem.fields.email ?? problem.message);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    if (!isLoading) void subscribe({ email });
  }

  const [before, link, after] = words.privacy;
  return (
    <form onSubmit={onSubmit} className="needs-script stack gap-3">
      <label htmlFor={id} className="prose">
        {texts.shell.newsletter}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="email"
          type="email"
          required
          maxLength={EMAIL_MAX}
          autoComplete="email"
          placeholder={texts.shell.newsletterPlaceholder}
          aria-describedby={`${id}-state`}
          aria-invalid={message ? true : undefined}
          className="min-h-11 min-w-0 grow basis-40 control px-3 text-ink max-xs:px-2 placeholder:text-muted"
        />
        <Button type="submit" disabled={isLoading}>
          {isLoading ? words.subscribing : texts.shell.subscribe}
        </Button>
      </div>
      <p id={`${id}-state`} role="status" className="text-fine">
        {message && <span className="font-semibold text-bad">{message}</span>}
        {isSuccess && (
          <span className="font-semibold text-good">
            {data.confirm ? words.confirmFirst : words.thanks}
          </span>
        )}
        {!message && !isSuccess && (
          <span className="text-muted">
            {before}
            <Link to={paths.privacy.to()} className="link">
              {link}
            </Link>
            {after}
          </span>
        )}
      </p>
    </form>
  );
}

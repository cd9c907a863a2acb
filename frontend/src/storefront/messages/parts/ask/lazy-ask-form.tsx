import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import { kitTexts } from '../../../../kit/texts.ts';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { messagesTexts } from '../../texts.ts';
import type { AskFormProps } from './ask-form.tsx';

const Form = lazyPart<AskFormProps>(
  async () => (await import('./ask-form.tsx')).AskForm,
  () => (
    <p role="alert" className="basis-full text-bad">
      {useTexts(messagesTexts).ask.failed}
    </p>
  ),
);

/** The form in the browser: pages that begin a visit do without its code. */
export function LazyAskForm(props: AskFormProps) {
  const { moment } = useTexts(kitTexts);
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const waiting = <p className="needs-script">{moment}</p>;
  return isInBrowser ? (
    <Suspense fallback={waiting}>
      <Form {...props} />
    </Suspense>
  ) : (
    waiting
  );
}

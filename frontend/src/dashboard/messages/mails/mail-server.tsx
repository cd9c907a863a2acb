import type {
  MailServerView,
  TestedMailServer,
} from '@book-store/contract/messages/mails/mails.schemas';
import { mailProblemText } from '@book-store/contract/platform/mail/mail-problems';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { FoldedCard } from '../../../kit/card.tsx';
import { ErrorMessage } from '../../../kit/forms/form-problem.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { mailServerTexts } from '../mail-server-texts.ts';
import { messagesTexts } from '../texts.ts';
import { useGetMailServerQuery, useTestMailServerMutation } from './api.ts';

/** Which mail server the shop uses, and a test of it; for owners. */
export function MailServerCard() {
  const texts = useTexts(mailServerTexts);
  const query = useGetMailServerQuery();
  return (
    <Loaded query={query} failed={texts.failed}>
      {({ server, to }) => (
        <FoldedCard title={texts.title} summary={server ? texts.at(server) : texts.none}>
          <div className="grid gap-4 pt-2">
            {server ? <Facts server={server} /> : <WhatToSet />}
            {server && <TestMail to={to} />}
          </div>
        </FoldedCard>
      )}
    </Loaded>
  );
}

function Facts({ server }: { server: NonNullable<MailServerView['server']> }) {
  const texts = useTexts(mailServerTexts);
  const facts = [
    [texts.facts.host, server.host],
    [texts.facts.port, String(server.port)],
    [texts.facts.encryption, texts.encryptions[server.encryption]],
    [texts.facts.signsIn, server.signsIn ? texts.withPassword : texts.withoutPassword],
    [texts.facts.from, server.from],
  ] as const;
  return (
    <>
      <dl className="stack gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-all max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="prose text-fine text-muted">{texts.where}</p>
    </>
  );
}

function WhatToSet() {
  const texts = useTexts(mailServerTexts);
  return (
    <>
      <p className="prose">{texts.set}</p>
      <pre className="overflow-x-auto rounded-field bg-wash p-4 text-fine">{texts.example}</pre>
      <p className="prose text-fine text-muted">{texts.thenRestart}</p>
    </>
  );
}

function TestMail({ to }: { to: string | undefined }) {
  const texts = useTexts(mailServerTexts);
  const [test] = useTestMailServerMutation();
  const [tested, setTested] = useState<TestedMailServer>();
  const { act, busy, failure } = useAction({
    run: () => {
      setTested(undefined);
      return test().unwrap();
    },
    done: (result) => setTested(result),
    inPlace: true,
  });
  if (!to) return <p className="prose">{texts.noAddress}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="secondary" disabled={busy} onClick={() => void act()}>
        {busy ? texts.testing : texts.test(to)}
      </Button>
      <p role="status" className="prose font-semibold text-good empty:hidden">
        {tested && !tested.problem && texts.sent(tested.to)}
      </p>
      <ErrorMessage className="prose">{failure}</ErrorMessage>
      {tested?.problem && <Problem problem={tested.problem} />}
    </div>
  );
}

function Problem({ problem: { code, reply } }: Required<Pick<TestedMailServer, 'problem'>>) {
  const { problem } = useTexts(messagesTexts).mail;
  const texts = useTexts(mailServerTexts);
  return (
    <div role="alert" className="prose grid gap-1">
      <p className="font-semibold break-words text-bad">
        {problem(code, reply, mailProblemText(code, reply))}
      </p>
      <p>{texts.next[code]}</p>
    </div>
  );
}

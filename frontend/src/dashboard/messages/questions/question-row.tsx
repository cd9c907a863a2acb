import type { QuestionView } from '@book-store/contract/messages/questions/questions.schemas';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { questionsTexts } from '../questions-texts.ts';
import { AnswerForm } from './answer-form.tsx';
import { useCloseQuestionMutation, useDeleteQuestionMutation } from './api.ts';

type QuestionRowProps = {
  question: QuestionView;
  /** Whether the shop has a mail server. */
  isSent: boolean;
};

/** What somebody has asked, what was answered, and what can be done. */
export function QuestionRow({ question, isSent }: QuestionRowProps) {
  const texts = useTexts(questionsTexts);
  const { _id, kind, state, at, name, email, message, answers } = question;
  const [isAnswering, setAnswering] = useState(false);
  const who = name || texts.somebody;
  return (
    <li className="grid gap-3 border-b border-line px-4 py-4 last:border-0 md:px-6">
      <div className="grid gap-1">
        <h3 className="font-sans text-body font-semibold break-words">
          {who},{' '}
          <a href={`mailto:${email}`} className="link break-all">
            {email}
          </a>
        </h3>
        <p className="text-fine text-muted">
          {texts.kinds[kind]} · {texts.states[state]} ·{' '}
          {inSentence(texts.asked, <DateTime key="at" at={at} />)}
        </p>
        <Subject question={question} />
        {message && <p className="prose break-words whitespace-pre-line">{message}</p>}
      </div>
      {answers.map((answer) => (
        <div key={answer.at} className="grid gap-1 rounded-field bg-wash px-3 py-2">
          <p className="prose break-words whitespace-pre-line">{answer.text}</p>
          {answer.book && (
            <p className="break-words">
              {texts.withBook}
              <ShopBook id={answer.book.id} name={answer.book.title} />
            </p>
          )}
          <p className="text-fine text-muted">
            {inSentence(texts.answeredBy, answer.by, <DateTime key="at" at={answer.at} />)}
          </p>
        </div>
      ))}
      {isAnswering ? (
        <AnswerForm question={question} isSent={isSent} onDone={() => setAnswering(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setAnswering(true)}>
            {answers.length > 0 ? texts.answerAgain : texts.answer}
            <span className="sr-only">{texts.of(who)}</span>
          </Button>
          <StateButtons id={_id} isClosed={state === 'closed'} of={texts.of(who)} />
        </div>
      )}
    </li>
  );
}

/** The book and the order that it is about. */
function Subject({ question: { book, bookId, orderNumber, orderId } }: { question: QuestionView }) {
  const texts = useTexts(questionsTexts);
  return (
    <>
      {book && <p className="font-semibold break-words">{book}</p>}
      {bookId && (
        <p>
          <ShopBook id={bookId} name={texts.inShop} />
        </p>
      )}
      {orderNumber && (
        <p className="break-words">
          {orderId ? (
            <Link to={dashboardPaths.adminOrder.to(orderId)} className="link">
              {texts.order(orderNumber)}
            </Link>
          ) : (
            texts.order(orderNumber)
          )}
        </p>
      )}
    </>
  );
}

const ShopBook = ({ id, name }: { id: string; name: string }) => (
  <Link to={paths.book.to(id)} reloadDocument className="link">
    {name}
  </Link>
);

type StateButtonsProps = { id: string; isClosed: boolean; of: string };

function StateButtons({ id, isClosed, of }: StateButtonsProps) {
  const texts = useTexts(questionsTexts);
  const [close] = useCloseQuestionMutation();
  const [remove] = useDeleteQuestionMutation();
  const closing = useAction({
    run: () => close({ id, closed: !isClosed }).unwrap(),
    done: () => (isClosed ? texts.reopened : texts.closed),
  });
  const removing = useAction({
    confirm: () =>
      confirmDestructive(texts.question.title, texts.question.text, texts.question.delete),
    run: () => remove(id).unwrap(),
    done: () => texts.deleted,
  });
  return (
    <>
      <Button variant="secondary" disabled={closing.busy} onClick={() => void closing.act()}>
        {isClosed ? texts.reopen : texts.close}
        <span className="sr-only">{of}</span>
      </Button>
      <Button variant="link" disabled={removing.busy} onClick={() => void removing.act()}>
        {texts.delete}
        <span className="sr-only">{of}</span>
      </Button>
    </>
  );
}

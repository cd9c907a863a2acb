import type { PersonView } from '@book-store/contract/people/team/team.schemas';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { DateTime } from '../../../kit/date-time.tsx';
import { confirmDestructive, confirmStep } from '../../../kit/dialogs/dialogs.ts';
import { useAction } from '../../../kit/use-action.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useResetSecondFactorMutation } from '../parts/second-factor/api.ts';
import {
  useChangeRoleMutation,
  useEndSessionsOfMutation,
  useMakePasswordLinkMutation,
  useRemovePersonMutation,
} from '../parts/team/api.ts';
import { secondFactorTexts } from '../second-factor-texts.ts';
import { teamTexts } from '../team-texts.ts';
import { peopleTexts } from '../texts.ts';
import type { ShownLink } from './new-link.tsx';
import { SessionsOf } from './sessions-of.tsx';

type PersonProps = { person: PersonView; onLink: (link: ShownLink) => void };

/** Somebody who works here, with what an owner can do about them. */
export function Person({ person, onLink }: PersonProps) {
  const { people: texts, roles } = useTexts(teamTexts);
  const { reset: factor } = useTexts(secondFactorTexts);
  const [open, setOpen] = useState(false);
  const { name, username, role, email, sessions, usedAt, secondFactor, self } = person;
  return (
    <li className="grid gap-3 card p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-lead break-words">
          {name}
          {self && <span className="text-fine font-normal text-muted"> ({texts.you})</span>}
        </h3>
        <p className="font-semibold">{roles[role]}</p>
      </div>
      <p className="text-fine break-words text-muted">
        {name !== username && `${texts.username(username)} · `}
        {email ?? texts.noEmail} · {texts.sessions(sessions)} ·{' '}
        {secondFactor ? factor.has : factor.hasNot}
        {usedAt && (
          <>
            {' · '}
            {texts.lastUsed} <DateTime at={usedAt} />
          </>
        )}
      </p>
      {!self && <PersonActions person={person} onLink={onLink} />}
      {!self && sessions > 0 && (
        <Button
          variant="link"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="justify-self-start"
        >
          <span className="sr-only">{texts.more(name)}</span>
          {open ? texts.hideSessions : texts.showSessions}
        </Button>
      )}
      {!self && open && <SessionsOf id={person.id} />}
    </li>
  );
}

function PersonActions({ person, onLink }: PersonProps) {
  const { people: texts, roles, link } = useTexts(teamTexts);
  const { cancel } = useTexts(peopleTexts).confirm;
  const { reset: factor } = useTexts(secondFactorTexts);
  const { id, name, sessions, secondFactor } = person;
  const other = person.role === 'owner' ? 'staff' : 'owner';
  const [changeRole] = useChangeRoleMutation();
  const [removePerson] = useRemovePersonMutation();
  const [endSessions] = useEndSessionsOfMutation();
  const [makeLink] = useMakePasswordLinkMutation();
  const [resetSecondFactor] = useResetSecondFactorMutation();
  const change = useAction({
    confirm: () =>
      confirmStep(
        texts.roleTitle(name, roles[other]),
        texts.roleText,
        other === 'owner' ? texts.makeOwner : texts.makeStaff,
        cancel,
      ),
    run: () => changeRole({ id, role: other }).unwrap(),
    done: () => texts.roleChanged(name),
  });
  const remove = useAction({
    confirm: () => confirmDestructive(texts.removeTitle(name), texts.removeText, texts.remove),
    run: () => removePerson(id).unwrap(),
    done: () => texts.removed(name),
  });
  const end = useAction({
    run: () => endSessions(id).unwrap(),
    done: () => texts.sessionsEnded(name),
  });
  const give = useAction({
    run: () => makeLink(id).unwrap(),
    done: ({ link: path }) => onLink({ path, about: link.password(name) }),
  });
  const reset = useAction({
    confirm: () => confirmDestructive(factor.title(name), factor.text, factor.button),
    run: () => resetSecondFactor(id).unwrap(),
    done: () => factor.done(name),
  });
  const who = <span className="sr-only">{texts.more(name)}</span>;
  const busy = change.busy || remove.busy || end.busy || give.busy || reset.busy;
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" disabled={busy} onClick={() => void change.act()}>
        {who}
        {other === 'owner' ? texts.makeOwner : texts.makeStaff}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={() => void give.act()}>
        {who}
        {texts.passwordLink}
      </Button>
      {secondFactor && (
        <Button variant="secondary" disabled={busy} onClick={() => void reset.act()}>
          {who}
          {factor.button}
        </Button>
      )}
      {sessions > 0 && (
        <Button variant="secondary" disabled={busy} onClick={() => void end.act()}>
          {who}
          {texts.endSessions}
        </Button>
      )}
      <Button variant="secondary" disabled={busy} onClick={() => void remove.act()}>
        {who}
        {texts.remove}
      </Button>
    </div>
  );
}

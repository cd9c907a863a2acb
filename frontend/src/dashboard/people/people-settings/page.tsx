import { useState } from 'react';
import { FRESH } from '../../../api/refresh.ts';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { SettingsFrame } from '../../settings/parts/settings-frame/settings-frame.tsx';
import { useGetTeamQuery } from '../parts/team/api.ts';
import { teamTexts } from '../team-texts.ts';
import { Invitations } from './invitations.tsx';
import { InviteForm } from './invite-form.tsx';
import { NewLink, type ShownLink } from './new-link.tsx';
import { Person } from './person.tsx';

/** Who works here, with which role; only for owners. */
export default function PeopleSettingsPage() {
  const texts = useTexts(teamTexts);
  const [link, setLink] = useState<ShownLink | null>(null);
  const query = useGetTeamQuery(undefined, FRESH);
  return (
    <SettingsFrame head={useDashboardHead('peopleSettings')}>
      <p className="prose text-muted">{texts.people.intro}</p>
      {link && <NewLink link={link} onDone={() => setLink(null)} />}
      <Loaded query={query} failed={texts.people.failed}>
        {({ people, invitations, sendsMails }) => (
          <div className="stack items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <ul className="grid gap-4">
              {people.map((person) => (
                <Person key={person.id} person={person} onLink={setLink} />
              ))}
            </ul>
            <div className="grid gap-4">
              <Card title={texts.invite.title}>
                <InviteForm sendsMails={sendsMails} onLink={setLink} />
              </Card>
              {invitations.length > 0 && (
                <Card title={texts.invite.open}>
                  <Invitations invitations={invitations} />
                </Card>
              )}
            </div>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

import { PAGES } from '@book-store/contract/pages';
import { ButtonLink } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { paths } from '../../lib/dashboard-paths.ts';
import { useGetAdminProfileQuery } from '../session/api.ts';
import { SettingsFrame } from '../settings-frame/settings-frame.tsx';
import { ChangeAdminPassword } from './change-admin-password.tsx';
import { SessionList } from './session-list.tsx';

export default function SecuritySettingsPage() {
  const query = useGetAdminProfileQuery();
  return (
    <SettingsFrame head={PAGES.securitySettings}>
      <Loaded query={query} failed="Your settings could not be loaded.">
        {(profile) => (
          <div className="stack items-start gap-4 lg:grid-cols-2">
            <Card title="Your password">
              <ChangeAdminPassword username={profile.username} />
            </Card>
            <div className="grid gap-4">
              <Card title="Where you are signed in">
                <SessionList />
              </Card>
              <Card title="Activity">
                <p>Every change is recorded: who changed what in the shop, and when.</p>
                <ButtonLink
                  variant="secondary"
                  to={paths.activity.to()}
                  className="justify-self-start"
                >
                  Show activity
                </ButtonLink>
              </Card>
            </div>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

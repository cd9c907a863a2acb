import { PAGES } from '@book-store/contract/pages';
import { ButtonLink } from '../../kit/button.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { SectionCard } from '../../kit/section-card.tsx';
import { paths } from '../../lib/paths.ts';
import { useGetAdminProfileQuery } from '../session/api.ts';
import { SettingsFrame } from '../settings-frame/settings-frame.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionList } from './session-list.tsx';

export default function SecuritySettingsPage() {
  const query = useGetAdminProfileQuery();
  return (
    <SettingsFrame head={PAGES.securitySettings}>
      <Loaded query={query} failed="Your settings could not be loaded.">
        {(profile) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
            <SectionCard title="Your password">
              <ChangePasswordForm username={profile.username} />
            </SectionCard>
            <div className="grid gap-4">
              <SectionCard title="Where you are signed in">
                <SessionList />
              </SectionCard>
              <SectionCard title="Activity">
                <p>Every change is recorded: who changed what in the shop, and when.</p>
                <ButtonLink
                  variant="secondary"
                  to={paths.activity.to()}
                  className="justify-self-start"
                >
                  Show activity
                </ButtonLink>
              </SectionCard>
            </div>
          </div>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
